import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'

/** Counts the scripts that a page loads, from now on, and their compressed bytes. */
export const countScripts = (page: Page) => {
  let loaded: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response.body())
  })
  return {
    /** Bytes by gzip. */
    bytes: async () => (await Promise.all(loaded)).reduce((sum, body) => sum + gzipSync(body).length, 0),
    /** Bytes by Brotli, as browsers get them. */
    sentBytes: async () => (await Promise.all(loaded)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0),
    files: () => loaded.length,
    /** Begins anew, for another page. */
    reset: () => {
      loaded = []
    },
  }
}
