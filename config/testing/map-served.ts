import { setTimeout as sleep } from 'node:timers/promises'
import { Schema } from 'effect'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'
import { rowsOf } from './platform.ts'
import { type Served, served } from './served.ts'

/** A box around the whole country. */
export const poland = { west: 13, south: 48, east: 25, north: 56 }

/** A box as a closed ring from its north-west. */
export const ring = ({ west, south, east, north } = poland) => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]

/** A box as two corners. */
export const corners = ({ west, south, east, north } = poland) => ({
  geo_nw: { long: west, lat: north },
  geo_se: { long: east, lat: south },
})

/** The product with what is asked of its map. */
export interface MapServed extends Served {
  readonly search: (body: object) => Promise<Response>
  readonly cards: (body: object) => Promise<readonly (typeof FacilityCard.Type)[]>
  readonly totalOf: (body: object) => Promise<number>
  /** How many facilities are so, asked of the table itself. */
  readonly count: (condition: string) => Promise<number | undefined>
}

/** The index hears of an import within three seconds. */
const until = async (holds: () => Promise<boolean>) => {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100)) if (await holds().catch(() => false)) return
  throw new Error('it did not come')
}

const asked = (product: Served): MapServed => {
  const search: MapServed['search'] = (body) => product.post('/api/search', body)
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

/** Serves the made register with a house without a point and two at one point, once the map's index knows of them. */
export const mapServed = async (): Promise<MapServed> => {
  const product = asked(await served())
  await rowsOf(
    product.platform,
    `update facility set longitude = null, latitude = null, location_precision = null where id = (select id from facility where active and city_slug = 'warszawa' order by slug limit 1)`,
  )
  await rowsOf(
    product.platform,
    `update facility set longitude = 21.0301, latitude = 52.2301 where id in (select id from facility where active and city_slug = 'warszawa' and longitude is not null order by slug limit 2)`,
  )
  const wanted = await product.count('longitude is not null')
  await until(async () => (await product.totalOf({ search_polygon: ring() })) === wanted && wanted !== undefined && wanted > 20)
  return product
}
