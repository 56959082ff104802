import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#core/kernel/failure.ts'
import { type Filter, type FilterGrammar, InvalidFilter, operators, operatorsOf } from './filter.ts'
import { parseFilter } from './parse-filter.ts'
import { serializeFilter } from './serialize-filter.ts'

const options = ['logopeda', 'ogrod', 'winda'].map((param) => ({ value: `id-${param}`, param }))
const grammar: FilterGrammar = {
  fields: [
    { name: 'city', kind: 'text', from: 'f.city_slug' },
    { name: 'price', kind: 'number', from: 'f.fee_month' },
    { name: 'features', kind: 'choice', of: 'uuid', from: 'f.features', options },
  ],
  custom: { has_vacancies: 'f.free_places > 0' },
}

const queryOf = (address: string) => {
  const query = new URLSearchParams(address)
  return Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]))
}
const parse = (address: string) => parseFilter(grammar, queryOf(address))

const group = fc.constantFrom(...grammar.fields).chain((field) =>
  fc.record({
    field: fc.constant(field.name),
    operator: fc.constantFrom(...operatorsOf[field.kind]),
    values:
      field.kind === 'text'
        ? fc.uniqueArray(
            fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }).filter((text) => !text.includes('\0')),
            {
              minLength: 1,
              maxLength: 5,
            },
          )
        : field.kind === 'number'
          ? fc.uniqueArray(fc.integer({ min: -999_999_999, max: 999_999_999 }), { minLength: 1, maxLength: 5 })
          : fc.subarray(
              options.map(({ value }) => value),
              { minLength: 1 },
            ),
  }),
)
const filters: fc.Arbitrary<Filter> = fc.record({
  groups: fc.uniqueArray(group, { maxLength: 5, selector: ({ field, operator }) => `${field} ${operator}` }),
  custom: fc.subarray(['has_vacancies']),
})

/** Queries that resemble filters. */
const filterLikeQueries = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.string(),
        fc
          .tuple(fc.constantFrom('city', 'price', 'features', 'id', '__proto__', ''), fc.constantFrom(...operators, 'or', ''))
          .map(([field, operator]) => `filter[${field}][${operator}]`),
        fc.constantFrom('filter', 'filter[]', 'filter[city', 'filter[city][eq][x]', 'custom', 'page'),
      ),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          'krakow',
          'a,b',
          'a\\,b',
          '\\',
          ',',
          '1500',
          '1e3',
          'logopeda',
          'has_vacancies',
          '1;drop table facility',
          "' or 1=1--",
        ),
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => pairs.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&'))
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

describe('AP-02 filter grammar', () => {
  test('parses groups, several values and named clauses', () => {
    expect(
      parse('filter[city][eq]=krakow&filter[features][contains]=logopeda,id-ogrod&filter[price][lt]=150000&custom=has_vacancies'),
    ).toEqual({
      groups: [
        { field: 'city', operator: 'eq', values: ['krakow'] },
        { field: 'features', operator: 'contains', values: ['id-logopeda', 'id-ogrod'] },
        { field: 'price', operator: 'lt', values: [150_000] },
      ],
      custom: ['has_vacancies'],
    })
    expect(parse('filter[city][icontains]=a\\,b,c&filter[city][icontains]=d&page=2')).toMatchObject({
      groups: [{ values: ['a,b', 'c', 'd'] }],
    })
  })

  test.each([
    ['filter[phone][eq]=1', 'filter[phone][eq]', 'FIELD_UNKNOWN'],
    ['filter[city][gt]=a', 'filter[city][gt]', 'FIELD_UNKNOWN'],
    ['filter[city]=krakow', 'filter[city]', 'FIELD_UNKNOWN'],
    ['filter[city][eq]=', 'filter[city][eq]', 'FIELD_REQUIRED'],
    ['filter[price][lt]=15.5', 'filter[price][lt]', 'FIELD_INVALID'],
    ['filter[features][contains]=basen', 'filter[features][contains]', 'FIELD_INVALID'],
    ['filter[city][eq]=%00', 'filter[city][eq]', 'FIELD_INVALID'],
    ['custom=1%3D1', 'custom', 'FIELD_UNKNOWN'],
    ['custom=toString', 'custom', 'FIELD_UNKNOWN'],
  ])('rejects %s and names the group', (address, field, message) => {
    expect(parse(address)).toEqual({ wrong: { [field]: [message] } })
  })

  test('an invalid filter is invalid input, like an unknown member', () => {
    const error = new InvalidFilter()
    expect([codeOf(error._tag), error.kind]).toEqual(['error/validation', 'invalid'])
  })

  test('parses or rejects 20,000 queries, and parsed ones survive a round trip', () => {
    let accepted = 0
    fc.assert(
      fc.property(filterLikeQueries, (address) => {
        const parsed = parse(address)
        if ('wrong' in parsed) expect(Object.values(parsed.wrong).flat()).not.toEqual([])
        else {
          accepted += 1
          expect(parseFilter(grammar, serializeFilter(grammar, parsed))).toEqual(parsed)
        }
      }),
      { numRuns: 20_000 },
    )
    expect(accepted).toBeGreaterThan(1000)
  })

  test('parsing a serialized filter gives the same filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const serialized = new URLSearchParams(
          Object.entries(serializeFilter(grammar, filter)).flatMap(([key, all]) => all.map((one) => [key, one])),
        )
        expect(parse(String(serialized))).toEqual(filter)
      }),
      { numRuns: 2000 },
    )
  })
})
