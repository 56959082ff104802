import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'

/** Counts the scripts that a page loads, from now on, and their compressed bytes. */
export const countScripts = (page: Page) => {
  let loaded: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const body = response.body()
    // A page that is left takes the bodies of its scripts along.
    body.catch(() => undefined)
    loaded.push(body)
  })
  const sizesBy = async (compress: (body: Buffer) => Buffer) =>
    (await Promise.allSettled(loaded)).reduce((sum, one) => sum + (one.status === 'fulfilled' ? compress(one.value).length : 0), 0)
  const whenIdle = () => page.waitForLoadState('networkidle')
  return {
    /** Bytes by gzip until now. */
    bytesSoFar: () => sizesBy((body) => gzipSync(body)),
    /** Bytes by gzip once nothing is loaded any more. */
    bytes: async () => {
      await whenIdle()
      return sizesBy((body) => gzipSync(body))
    },
    /** The same by Brotli, as browsers get them. */
    sentBytes: async () => {
      await whenIdle()
      return sizesBy((body) => brotliCompressSync(body))
    },
    files: () => loaded.length,
    /** Begins anew, for another page, once all scripts are there. */
    reset: async () => {
      await whenIdle()
      await Promise.allSettled(loaded)
      loaded = []
    },
  }
}
