import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { mapApi } from '../contract/api.ts'

const box = { geo_nw: { long: 14, lat: 55 }, geo_se: { long: 24.2, lat: 49 } }
const surroundings = ({ facility }: ExampleContext) => ({ params: { id: facility }, query: { reach: '700', theme: 'light' } })

/** Searches on the map, and pictures of surroundings, which a pending facility does not have. */
export const examples = examplesOf(mapApi, () => ({}), {
  searchFacilities: {
    requests: { none: () => ({ body: box }) },
    errors: { Validation: () => ({ body: { geo_nw: box.geo_nw } }) },
  },
  clusterFacilities: {
    requests: { none: () => ({ body: { ...box, zoom: 6 } }) },
    errors: { Validation: () => ({ body: { ...box, facets: { unknown: true } } }) },
  },
  readBasemap: { requests: { none: () => ({}) }, duringOutage: 200 },
  drawPlace: {
    requests: { none: () => ({ query: { longitude: '19.9400', latitude: '50.0600', reach: '1000', theme: 'light' } }) },
  },
  drawSurroundings: {
    requests: { 'own, foreign, pending': surroundings },
    may: { pending: '404 no-surroundings' },
  },
})
