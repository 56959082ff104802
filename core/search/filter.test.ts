import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf } from '#core/kernel/failure.ts'
import { type Filter, type FilterGrammar, FilterRefused, operators, operatorsOf } from './filter.ts'
import { parseFilter } from './parse-filter.ts'
import { serializeFilter } from './print-filter.ts'

const options = ['logopeda', 'ogrod', 'winda'].map((param) => ({ value: `id-${param}`, param, label: param }))
const grammar: FilterGrammar = {
  fields: [
    { name: 'city', kind: 'text', from: 'f.city_slug' },
    { name: 'price', kind: 'number', from: 'f.fee_month' },
    { name: 'features', kind: 'words', of: 'uuid', from: 'f.features', options },
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

/** Queries that look like filters, more or less. */
const almost = fc
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

describe('AP-02 the filter grammar', () => {
  test('groups, several values, and named clauses', () => {
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
  ])('%s is refused by name', (address, field, message) => {
    expect(parse(address)).toEqual({ wrong: { [field]: [message] } })
  })

  test('a refusal is a bad request', () => {
    const refused = new FilterRefused()
    expect([codeOf(refused._tag), refused.kind]).toEqual(['error/bad-request', 'malformed'])
  })

  test('20,000 addresses are read or refused by name, and what is read prints to what reads the same', () => {
    let read = 0
    fc.assert(
      fc.property(almost, (address) => {
        const parsed = parse(address)
        if ('wrong' in parsed) expect(Object.values(parsed.wrong).flat()).not.toEqual([])
        else {
          read += 1
          expect(parseFilter(grammar, serializeFilter(grammar, parsed))).toEqual(parsed)
        }
      }),
      { numRuns: 20_000 },
    )
    expect(read).toBeGreaterThan(1000)
  })

  test('reading what is printed gives the same filter', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const printed = new URLSearchParams(
          Object.entries(serializeFilter(grammar, filter)).flatMap(([key, all]) => all.map((one) => [key, one])),
        )
        expect(parse(String(printed))).toEqual(filter)
      }),
      { numRuns: 2000 },
    )
  })
})
