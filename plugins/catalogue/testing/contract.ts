import { contractWith, fixed } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'

/** Finds a city with a facility. */
const findCity = async ({ platform }: TestProduct) => {
  const [place] = await rowsOf<{ city: string; voivodeship: string }>(
    platform,
    'select city_slug city, voivodeship from facility where active order by slug limit 1',
  )
  if (!place) throw new Error('no facility')
  return place
}

/** Contract of the routes that list facilities. */
export const contract = contractWith(findCity, {
  'get /api/regions/voivodeships/top-5-cities': { success: fixed('/api/regions/voivodeships/top-5-cities') },
  'get /api/regions/voivodeships': { success: fixed('/api/regions/voivodeships') },
  'post /api/regions/voivodeships/cities': {
    success: ({ voivodeship }) => ({ path: '/api/regions/voivodeships/cities', body: { slug: voivodeship } }),
  },
  'post /api/regions/voivodeships/cities/facilities': {
    success: ({ city, voivodeship }) => ({
      path: '/api/regions/voivodeships/cities/facilities',
      body: { city_slug: city, voivodeship_slug: voivodeship },
    }),
  },
  'post /api/facility/list-by-voivodeship': {
    success: ({ voivodeship }) => ({ path: '/api/facility/list-by-voivodeship', body: { voivodeship, limit: 3 } }),
  },
  'get /api/list-best-facilities/:count': { success: fixed('/api/list-best-facilities/5?specialization=zlobek') },
  'get /api/v1/facility/list': {
    success: ({ city }) => ({ path: `/api/v1/facility/list?filter[city][eq]=${city}&limit=3&sort=price` }),
    errors: { 'error/validation': fixed('/api/v1/facility/list?filter[unknown][eq]=1') },
  },
})
