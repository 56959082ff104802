import { type Browser, chromium } from 'playwright'
import { findBrowser } from './browser.ts'

/** A browser of a test's own, for what needs the product in the same process. */
export const ownBrowser = async (): Promise<Browser> => {
  const { executablePath, args, env } = await findBrowser()
  const surroundings =
    env && Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
  return chromium.launch({ args, ...(executablePath && { executablePath }), ...(surroundings && { env: surroundings }) })
}
