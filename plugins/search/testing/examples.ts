import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { searchApi } from '../contract/api.ts'

export const examples = examplesOf(searchApi, () => ({}), {
  findNames: { requests: { none: () => ({ body: { query: 'krak' } }) }, duringOutage: 'error/geo-search-error' },
})
