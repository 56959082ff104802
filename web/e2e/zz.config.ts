import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findBrowser } from '#config/quality/testing/find-browser.ts'
import { longestCondition, longestWait } from '#config/quality/testing/timeouts.ts'

const { args, executablePath, env } = await findBrowser()
// One renderer per context: otherwise each new page starts a second process, a sixth of the time of a simple page.
const launchArgs = [...args, '--disable-site-isolation-trials', '--renderer-process-limit=1']
const shown = Object.fromEntries(Object.entries(env ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const handover = 'plugins/membership/testing/membership.spec.ts'
const areas = 'web/e2e/pages-of-all-routes.spec.ts'

/** End-to-end tests of the built product in Chromium; `global-setup.ts` starts the server and sets BASE_URL. */
export default defineConfig({
  testDir: '../..',
  outputDir: '../../.data/e2e',
  globalSetup: './global-setup.ts',
  timeout: longestWait,
  expect: { timeout: 90000 },
  fullyParallel: true,
  // Vitest runs at the same time.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  // A test that needs a second attempt is reported as flaky, with its trace.
  retries: 0,
  projects: [
    { name: 'pages', testMatch: ['web/e2e/*.spec.ts', 'plugins/*/testing/*.spec.ts'], testIgnore: [handover, areas] },
    // Its owner loses the facility that other tests edit, for as long as another one has it.
    { name: 'handover', testMatch: handover, dependencies: ['pages'] },
    // Changes the language of demo accounts, whose pages other tests read in Polish.
    { name: 'areas', testMatch: areas, dependencies: ['handover'] },
  ],
  use: {
    ...(process.env['BASE_URL'] ? { baseURL: process.env['BASE_URL'] } : {}),
    // Without these an action waits as long as its test may take.
    actionTimeout: 20000,
    navigationTimeout: 20000,
    locale: 'pl-PL',
    trace: 'on-first-retry',
    timezoneId: 'Europe/Warsaw',
    // Without animations: no intermediate state is checked, and no button scrolls away while it is pressed.
    contextOptions: { reducedMotion: 'reduce' },
    // Half the pixels in each direction: without a graphics card, the processor draws them.
    deviceScaleFactor: 0.5,
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}), ...(env ? { env: shown } : {}) },
  },
})
