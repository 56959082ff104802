import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { SearchBody } from './search-body.ts'

const facets = (count: number) => ({ facets: Object.fromEntries(Array.from({ length: count }, (_, number) => [`f${number}`, true])) })

test('J11 thousands of facets are one fault, not as many as are sent', () => {
  expect(decodeInput(SearchBody, facets(100))).toHaveProperty('value')
  expect(decodeInput(SearchBody, facets(7_000))).toEqual({ schema: { facets: ['FIELD_INVALID'] } })
})
