import { Schema } from 'effect'
import { expect, test } from 'vitest'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { toFacetJson } from './facet-json.ts'
import { SearchBody } from './search-body.ts'

test('AP-08 names the bounds of a range least and most in JSON, and min and max once decoded', () => {
  const selection: FacetSelection = { price: { max: 100_000 }, features: ['ogrod'], has_vacancies: true }
  const facets = Object.fromEntries(Object.entries(selection).map(([key, selected]) => [key, toFacetJson(selected)]))
  expect(JSON.stringify(facets)).toBe('{"price":{"most":100000},"features":["ogrod"],"has_vacancies":true}')
  expect(Schema.decodeUnknownSync(SearchBody)({ facets })).toEqual({ facets: selection })
})
