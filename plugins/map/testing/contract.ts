import { contractWith, fixed } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'

const box = { geo_nw: { long: 14, lat: 55 }, geo_se: { long: 24.2, lat: 49 } }

/** Finds a facility whose coordinates are those of its address. */
const findLocated = async ({ platform }: TestProduct): Promise<{ readonly id: string }> => {
  const [facility] = await rowsOf<{ id: string }>(
    platform,
    `select id from facility where active and longitude is not null and location_precision = 'exact' order by slug limit 1`,
  )
  if (!facility) throw new Error('no facility with exact coordinates')
  return facility
}

const scale = 'reach=700&theme=light'

/** Contract of the routes of the map. */
export const contract = contractWith(findLocated, {
  'post /api/search': {
    success: fixed('/api/search', box),
    errors: { 'error/validation': fixed('/api/search', { geo_nw: { long: 14, lat: 55 } }) },
  },
  'post /api/search/clusters': {
    success: fixed('/api/search/clusters', { ...box, zoom: 6 }),
    errors: { 'error/validation': fixed('/api/search/clusters', { ...box, facets: { unknown: true } }) },
  },
  'get /api/v1/map/place': { success: fixed('/api/v1/map/place?longitude=19.9400&latitude=50.0600&reach=1000&theme=light') },
  'get /api/v1/map/surroundings/:id': {
    success: ({ id }) => ({ path: `/api/v1/map/surroundings/${id}?${scale}` }),
    errors: { 'error/no-surroundings': fixed(`/api/v1/map/surroundings/01890000-0000-7000-8000-000000000000?${scale}`) },
  },
})
