import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { placesApi } from '../contract/api.ts'

/** Geocoding; the contract is tested with a geocoder that is never reachable. */
export const examples = examplesOf(placesApi, () => ({}), {
  geocode: {
    requests: { none: () => ({ query: { q: 'Kraków' } }) },
    errors: { GeoSearchError: () => ({ query: { q: 'Xyzzy' } }) },
  },
})
