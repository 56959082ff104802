import { Schema } from 'effect'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct, type TestProduct } from '#config/quality/testing/product.ts'
import { waitForSearchIndex } from '#config/quality/testing/wait-for-search-index.ts'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'

/** Bounding box of the whole country. */
export const poland = { west: 13, south: 48, east: 25, north: 56 }

/** Returns a box as a closed ring that begins in the north-west. */
export const boxRing = ({ west, south, east, north } = poland) => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]

/** Returns a box as two corners. */
export const boxCorners = ({ west, south, east, north } = poland) => ({
  geo_nw: { long: west, lat: north },
  geo_se: { long: east, lat: south },
})

/** Product with helpers for the map API. */
export interface MapProduct extends TestProduct {
  readonly search: (body: object) => Promise<Response>
  readonly cards: (body: object) => Promise<readonly (typeof FacilityCard.Type)[]>
  readonly totalOf: (body: object) => Promise<number>
  /** Counts the facilities that satisfy an SQL condition. */
  readonly count: (condition: string) => Promise<number | undefined>
}

const withMapHelpers = (product: TestProduct): MapProduct => {
  const search: MapProduct['search'] = (body) => product.post('/api/search', body)
  return {
    ...product,
    search,
    cards: async (body) =>
      Schema.decodeUnknownSync(Schema.Array(FacilityCard))(await (await search(body)).json(), { onExcessProperty: 'error' }),
    totalOf: async (body) => Number((await search(body)).headers.get('x-total-count')),
    count: async (condition) =>
      (
        await rowsOf<{ n: number }>(
          product.platform,
          `select count(*)::int n from facility where active and deleted_at is null and ${condition}`,
        )
      )[0]?.n,
  }
}

/**
 * Starts the product with the fake register, one facility without coordinates and two with the same; waits until the
 * map's index is up to date and names can be searched.
 */
export const startMapProduct = async (): Promise<MapProduct> => {
  const product = withMapHelpers(await startProduct())
  await rowsOf(
    product.platform,
    `update facility set longitude = null, latitude = null, location_precision = null where id = (select id from facility where active and city_slug = 'warszawa' order by slug limit 1)`,
  )
  await rowsOf(
    product.platform,
    `update facility set longitude = 21.0301, latitude = 52.2301 where id in (select id from facility where active and city_slug = 'warszawa' and longitude is not null order by slug limit 2)`,
  )
  const expected = await product.count('longitude is not null')
  await waitUntil(
    async () => (await product.totalOf({ search_polygon: boxRing() })) === expected && expected !== undefined && expected > 20,
  )
  await waitForSearchIndex(product)
  return product
}
