import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'

/** Counts the scripts that a page loads, from now on, and their gzipped bytes. */
export const countScripts = (page: Page) => {
  let loaded: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.body().then((body) => gzipSync(body).length))
  })
  return {
    bytes: async () => (await Promise.all(loaded)).reduce((sum, one) => sum + one, 0),
    files: () => loaded.length,
    /** Begins anew, for another page. */
    reset: () => {
      loaded = []
    },
  }
}
