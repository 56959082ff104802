import { aboutNothing } from '#core/plugin/matrix.ts'

const places = '/api/regions/voivodeships'

/** What the matrix calls. */
export const matrix = aboutNothing({
  'get /api/regions/voivodeships/top-5-cities': { path: `${places}/top-5-cities` },
  'get /api/regions/voivodeships': { path: places },
  'post /api/regions/voivodeships/cities': { path: `${places}/cities`, body: { slug: 'malopolskie' } },
  'post /api/regions/voivodeships/cities/facilities': {
    path: `${places}/cities/facilities`,
    body: { city_slug: 'krakow', voivodeship_slug: 'malopolskie' },
  },
  'post /api/facility/list-by-voivodeship': { path: '/api/facility/list-by-voivodeship', body: { voivodeship: 'malopolskie' } },
  'get /api/list-best-facilities/:count': { path: '/api/list-best-facilities/3' },
  'get /api/v1/facility/list': { path: '/api/v1/facility/list?limit=2' },
})
