import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome'];

/** How Chromium is started everywhere: no display, no network of its own, and no other host than this machine. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium draws an address bar's popup for every window, which nobody sees and which takes longer than a page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];

/**
 * The browser to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own, else Debian's package where it
 * may be installed. Throws with what to do where there is none: a run without a browser must not pass.
 */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH ?? findOnPath() ?? findOwn() ?? installFromDebian();
  if (found === undefined || !existsSync(found)) {
    throw new Error(
      'No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its path.',
    );
  }
  return found;
}

function findOnPath(): string | undefined {
  for (const name of SYSTEM) {
    for (const folder of (process.env.PATH ?? '').split(':')) {
      if (folder !== '' && existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
    }
  }
  return undefined;
}

function findOwn(): string | undefined {
  const own = chromium.executablePath();
  return own !== '' && existsSync(own) ? own : undefined;
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium yet: installing the package "chromium" …');
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  return findOnPath();
}
