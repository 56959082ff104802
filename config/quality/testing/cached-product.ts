import { PageCache } from '#core/ports/page-cache.ts'
import { waitUntil } from './index-fixture.ts'
import { rowsOf } from './platform.ts'
import { startProduct, type TestProduct } from './product.ts'

/** Product with its page cache enabled, and one of its facilities. */
export interface CachedProduct {
  readonly product: TestProduct
  readonly facility: { readonly id: string; readonly slug: string; readonly name: string }
  readonly cache: PageCache
  cacheKey(path: string): string
  isCached(path: string): boolean
  /** Requests the page until it is cached. */
  warm(path: string): Promise<void>
}

/** Starts the product with its page cache; `withDatabaseProxy`: with a proxy that can disconnect the database. */
export const startCachedProduct = async (withDatabaseProxy = false): Promise<CachedProduct> => {
  const product = await startProduct({ variables: { PAGE_CACHE_MB: '48' }, withDatabaseProxy })
  const [facility] = await rowsOf<CachedProduct['facility']>(
    product.platform,
    `select id, slug, name from facility where active and city_slug = 'warszawa' and category = 'zlobki' order by slug limit 1`,
  )
  if (!facility) throw new Error('no facility')
  const cache = product.platform.find(PageCache)
  const cacheKey = (path: string) => `${new URL(product.url).host} ${path}`
  const isCached = (path: string) => cache.find(cacheKey(path)) !== undefined
  const warm = async (path: string) => {
    await waitUntil(async () => {
      await (await product.get(path)).arrayBuffer()
      return isCached(path)
    })
  }
  return { product, facility, cache, cacheKey, isCached, warm }
}
