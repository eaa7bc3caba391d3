import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from './tools/browser.ts';

const PORT = 8790;
/** They start and kill sites of their own. */
const RESTARTING = ['develop.e2e.ts', 'restart.e2e.ts', 'outage.e2e.ts', 'preview-session.e2e.ts'];
/** Where it matters which browser it is; the others look at what the site sends, by whatever means. */
const IN_BROWSERS = /\/(catalogue|consent|form|frame|islands|landing|language|layout|navigation|offline|search)\.e2e/;

/** Nobody is asked about cookies but in the journey that is about it: everybody else has refused them. */
const cookies = ['localhost', '127.0.0.1'].map((domain) => ({
  ...{ name: 'consent', value: '1.00', domain, path: '/', expires: -1 },
  ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
}));

/** Journeys through the built site in Chromium, served as `npm start` serves it. */
export default defineConfig<object, { slow: boolean }>({
  testDir: 'e2e',
  outputDir: 'e2e/.results',
  workers: 3,
  projects: [
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: RESTARTING, workers: 2 },
    // They wait more than they work: one at a time beside the others, whose browsers have two processors busy.
    { name: 'restart', testMatch: RESTARTING, workers: 1 },
    // The two below are run by hand (`npm run test:slow`, `npm run test:firefox`): they take as long again.
    // Who reads every page on a slow network has 40 MB to wait for.
    { name: 'slow', testMatch: '*.e2e.ts', testIgnore: RESTARTING, workers: 1, timeout: 600_000, use: { slow: true } },
    {
      name: 'firefox',
      testMatch: IN_BROWSERS,
      workers: 1,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: 'e2e/firefox.ts',
          firefoxUserPrefs: {
            // As Chromium is without a display: scroll bars that take no room, and a mouse (fine and hovering: 2 + 4).
            'ui.useOverlayScrollbars': 1,
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
            // Its driver cannot set what a journey asks for, and most that ask want no motion.
            'ui.prefersReducedMotion': 1,
          },
        },
      },
    },
  ],
  // Long enough for the slowest machine: nothing is proven by being quick.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // A language that the site does not speak: the address decides.
    locale: 'de-DE',
    // Journeys count what the network is asked for; those without a network let it in.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    storageState: { cookies, origins: [] },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    trace: 'off',
  },
  webServer: {
    command: 'vite preview',
    env: {
      PORT: String(PORT),
      STATE_PATH: 'dist/e2e-state',
      WRANGLER_SEND_METRICS: 'false',
      // With time stamps in every form, as a deployed site has them: they count towards the weight of a page.
      FORM_SECRET: 'a secret of thirty-two characters',
    },
    url: `http://localhost:${PORT}/health`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
