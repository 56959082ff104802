import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findBrowser } from '#config/quality/testing/find-browser.ts'

const { args, executablePath, env } = await findBrowser()
const shown = Object.fromEntries(Object.entries(env ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** End-to-end tests of the built product in Chromium; `global-setup.ts` starts the server and sets BASE_URL. */
export default defineConfig({
  testDir: '../..',
  testMatch: ['web/e2e/*.spec.ts', 'plugins/*/testing/*.spec.ts'],
  outputDir: '../../.data/e2e',
  globalSetup: './global-setup.ts',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // Vitest runs at the same time.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  // A test that needs a second attempt is reported as flaky, with its trace.
  retries: 1,
  use: {
    ...(process.env['BASE_URL'] ? { baseURL: process.env['BASE_URL'] } : {}),
    locale: 'pl-PL',
    trace: 'on-first-retry',
    timezoneId: 'Europe/Warsaw',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}), ...(env ? { env: shown } : {}) },
  },
})
