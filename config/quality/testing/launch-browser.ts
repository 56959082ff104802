import { type Browser, chromium } from 'playwright'
import { findBrowser } from './find-browser.ts'

/** Launches a browser from a Vitest test, for tests that need the product in the same process. */
export const launchBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser()
  const environment =
    env && Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  return chromium.launch({ args, ...(executablePath && { executablePath }), ...(environment && { env: environment }) })
}
