import { PageCache } from '#core/ports/page-cache.ts'
import { until } from './indexed.ts'
import { rowsOf } from './platform.ts'
import { type Served, served } from './served.ts'

/** The product with its page cache on, and one of its facilities. */
export interface PageCached {
  readonly product: Served
  readonly facility: { readonly id: string; readonly slug: string; readonly name: string }
  readonly cache: PageCache
  addressOf(path: string): string
  isKept(path: string): boolean
  /** Asks until the page is kept. */
  warm(path: string): Promise<void>
}

/** Serves the product so that finished pages are kept; `cuttable`: with a line before the database that can be cut. */
export const pageCached = async (cuttable = false): Promise<PageCached> => {
  const product = await served({ variables: { PAGE_CACHE_MB: '48' }, cuttable })
  const [facility] = await rowsOf<PageCached['facility']>(
    product.platform,
    `select id, slug, name from facility where active and city_slug = 'warszawa' and category = 'zlobki' order by slug limit 1`,
  )
  if (!facility) throw new Error('no facility')
  await until(async () => await product.platform.index.ready(), 60_000)
  const cache = product.platform.find(PageCache)
  const addressOf = (path: string) => `${new URL(product.url).host} ${path}`
  const isKept = (path: string) => cache.find(addressOf(path)) !== undefined
  const warm = async (path: string) => {
    await until(async () => {
      await (await product.get(path)).arrayBuffer()
      return isKept(path)
    })
  }
  return { product, facility, cache, addressOf, isKept, warm }
}
