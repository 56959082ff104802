import type { Page } from 'playwright/test'

/**
 * Holds back the scripts of the pages that are opened next, until the returned function is called: what a reader on a
 * slow line does meanwhile must not be lost.
 */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
