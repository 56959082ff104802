import { aboutFacility, type MatrixCalls, withoutObject } from '#core/plugin/matrix.ts'

const box = { geo_nw: { long: 14, lat: 55 }, geo_se: { long: 24.2, lat: 49 } }

/** Requests of the permission matrix. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    'post /api/search': { path: '/api/search', body: box },
    'post /api/search/clusters': { path: '/api/search/clusters', body: { ...box, zoom: 6 } },
    'get /api/v1/map/place': { path: '/api/v1/map/place?longitude=19.9400&latitude=50.0600&reach=1000&theme=light' },
  }),
  'get /api/v1/map/surroundings/:id': aboutFacility((id) => ({ path: `/api/v1/map/surroundings/${id}?reach=700&theme=light` })),
}
