import type { Page } from 'playwright'

/**
 * Waits until a page is as its visitor works with it: an interactive page is hydrated and its queries are answered, on
 * others the entry script listens, and islands that ask for it are hydrated. A state, since the network of a busy
 * machine is idle before a page has asked for its scripts.
 */
export const pageIsReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      'scripted' in document.documentElement.dataset &&
      document.querySelector('main [aria-busy="true"], x-island:is([when="load"], [when="idle"]):not([hydrated], [failed])') === null,
  )
}

/** Opens an address, and waits until the page is ready. */
export const openPage = async (page: Page, address: string) => {
  const response = await page.goto(address)
  await pageIsReady(page)
  return response
}

/** Loads a page again, and waits until it is ready. */
export const reloadPage = async (page: Page): Promise<void> => {
  await page.reload()
  await pageIsReady(page)
}
