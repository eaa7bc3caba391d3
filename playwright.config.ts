import { defineConfig } from 'playwright/test';
import { browserArguments, findBrowser } from './tools/browser.ts';

const PORT = 8790;

/** Journeys through the built site in Chromium, served as `npm start` serves it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'e2e/.results',
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    trace: 'off',
  },
  webServer: {
    command: 'vite preview',
    env: { PORT: String(PORT), STATE_PATH: 'dist/e2e-state', WRANGLER_SEND_METRICS: 'false' },
    url: `http://localhost:${PORT}/health`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
