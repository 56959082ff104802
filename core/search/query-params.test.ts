import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuery, writeQuery } from './query-params.ts'

test('a query is read back as it was written, each parameter with all its values', () => {
  expect(readQuery('rodzaj=zlobek&cena-do=900&rodzaj=klub')).toEqual({ rodzaj: ['zlobek', 'klub'], 'cena-do': ['900'] })
  expect(readQuery('')).toEqual({})
  // An object has its numeric keys first.
  const name = fc.stringMatching(/^[a-zł-]{1,8}$/)
  fc.assert(
    fc.property(
      fc.dictionary(name, fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 3 }), { noNullPrototype: true }),
      (params) => {
        expect(readQuery(writeQuery(params))).toEqual(params)
      },
    ),
  )
})
