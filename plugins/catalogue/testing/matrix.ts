import { withoutObject } from '#core/plugin/matrix.ts'

const regions = '/api/regions/voivodeships'

/** Requests of the permission matrix. */
export const matrix = withoutObject({
  'get /api/regions/voivodeships/top-5-cities': { path: `${regions}/top-5-cities` },
  'get /api/regions/voivodeships': { path: regions },
  'post /api/regions/voivodeships/cities': { path: `${regions}/cities`, body: { slug: 'malopolskie' } },
  'post /api/regions/voivodeships/cities/facilities': {
    path: `${regions}/cities/facilities`,
    body: { city_slug: 'krakow', voivodeship_slug: 'malopolskie' },
  },
  'post /api/facility/list-by-voivodeship': { path: '/api/facility/list-by-voivodeship', body: { voivodeship: 'malopolskie' } },
  'get /api/list-best-facilities/:count': { path: '/api/list-best-facilities/3' },
  'get /api/v1/facility/list': { path: '/api/v1/facility/list?limit=2' },
})
