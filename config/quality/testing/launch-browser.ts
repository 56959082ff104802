import { type Browser, chromium } from 'playwright'
import { findBrowser } from './find-browser.ts'
import { longestWait } from './timeouts.ts'

/** Launches a browser for a Vitest test, whose pages wait as long as a test may. */
export const launchBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser()
  const environment =
    env && Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }), ...(environment && { env: environment }) })
  browser.on('context', (context) => context.setDefaultTimeout(longestWait))
  return browser
}
