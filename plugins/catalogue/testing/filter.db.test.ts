import { Effect } from 'effect'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { conditionOfFilter } from '#adapters/postgres/filter.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { Facets } from '#core/search/facets.port.ts'
import { type Filter, type FilterField, type FilterGrammar, type FilterGroup, grammarOf, operatorsOf } from '#core/search/filter.ts'
import { plugin as places } from '#plugins/places/plugin.ts'
import { plugin as registers } from '#plugins/registers/plugin.ts'
import { plugin as tags } from '#plugins/tags/plugin.ts'
import { filterFields } from '../domain/filter-fields.ts'
import { plugin as catalogue } from '../plugin.ts'
import { type FakeFacility, fakeFacilities, hostileNames, insertFakeFacilities } from './fake-facilities.ts'
import { matchesFilter, matchesSelection } from './naive-filter.ts'

const platform = startForTests(() => testPlatform({ plugins: [places, tags, registers, catalogue] }))
let rows: readonly FakeFacility[]
let availableFacets: readonly AvailableFacet[]
let grammar: FilterGrammar
beforeAll(async () => {
  availableFacets = await Effect.runPromise(platform.find(Facets).available())
  grammar = grammarOf(availableFacets, filterFields)
  const ids = (key: string) =>
    availableFacets.flatMap((one) => (one.key === key && one.kind === 'choice' ? one.options.map(({ value }) => value) : []))
  rows = fakeFacilities(400, { specialization: ids('specialization'), ownership: ids('ownership'), features: ids('features') })
  await insertFakeFacilities(platform, rows)
})

const found = async ({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }) =>
  new Set((await rowsOf<{ id: string }>(platform, `select f.id from facility f where ${sql}`, parameters)).map(({ id }) => id))
const findNaively = (passes: (row: FakeFacility) => boolean) => new Set(rows.filter(passes).map(({ id }) => id))

const texts = [
  'krakow',
  'lodz',
  'malopolskie',
  'debniki',
  '30-001',
  'ul. Szkolna',
  'ŚLIMACZEK',
  '100%',
  '_',
  '?',
  '\\',
  "'",
  '{',
  ...hostileNames,
]
const some = <Value extends string | number>(values: readonly Value[], minLength = 1) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength, maxLength: 4 })
const numbers = [0, 1, 24, 25, 45, 46, 390, 1050, 1440, 50_000, 150_000, 150_001, 999_999_999]
const valuesOf = (field: FilterField): fc.Arbitrary<FilterGroup['values']> =>
  field.kind === 'choice' ? some(field.options.map(({ value }) => value)) : field.kind === 'number' ? some(numbers) : some(texts)
const filters = (): fc.Arbitrary<Filter> => {
  const group = fc
    .constantFrom(...grammar.fields)
    .chain((field) =>
      fc.record({ field: fc.constant(field.name), operator: fc.constantFrom(...operatorsOf[field.kind]), values: valuesOf(field) }),
    )
  return fc.record({
    groups: fc.uniqueArray(group, { maxLength: 3, selector: ({ field, operator }) => `${field} ${operator}` }),
    custom: fc.subarray(Object.keys(grammar.custom), { maxLength: 1 }),
  })
}

const range = fc
  .record(
    { min: fc.constantFrom(0, 1, 45, 46, 390, 1050, 150_000), max: fc.constantFrom(0, 44, 45, 390, 1050, 150_000, 499_999) },
    { requiredKeys: [] },
  )
  .filter((range) => Object.keys(range).length > 0)
const selectionOf = (facet: AvailableFacet): fc.Arbitrary<FacetSelection[string]> => {
  if (facet.kind === 'boolean') return fc.constant(true)
  return facet.kind === 'range'
    ? range
    : some(
        facet.options.map(({ value }) => value),
        0,
      )
}
const selections = (): fc.Arbitrary<FacetSelection> =>
  fc
    .uniqueArray(fc.constantFrom(...availableFacets), { maxLength: 3 })
    .chain((facets) => fc.record(Object.fromEntries(facets.map((facet) => [facet.key, selectionOf(facet)]))))

describe('AP-02 a filter in PostgreSQL', () => {
  test('finds the same facilities as a naive implementation, for any filter', async () => {
    let narrowed = 0
    await fc.assert(
      fc.asyncProperty(filters(), async (filter) => {
        const expected = findNaively((row) => matchesFilter(row, filter))
        expect(await found(conditionOfFilter(grammar, filter))).toEqual(expected)
        if (expected.size > 0 && expected.size < rows.length) narrowed += 1
      }),
      { numRuns: 400 },
    )
    expect(narrowed).toBeGreaterThan(100)
  })

  test('no value is ever in the SQL text: it is the same for all values', () => {
    fc.assert(
      fc.property(filters(), (filter) => {
        const blank = { ...filter, groups: filter.groups.map((group) => ({ ...group, values: ['x'] })) }
        const { sql, parameters } = conditionOfFilter(grammar, filter)
        expect(sql).toBe(conditionOfFilter(grammar, blank).sql)
        expect(sql.split('?').length - 1).toBe(parameters.length)
      }),
    )
  })
})

describe('PL-13 a facet selection in PostgreSQL', () => {
  test('finds the same facilities as a naive implementation, for any selection', async () => {
    let narrowed = 0
    await fc.assert(
      fc.asyncProperty(selections(), async (selection) => {
        const expected = findNaively((row) => matchesSelection(row, selection))
        expect(await found(conditionsOf(availableFacets, selection))).toEqual(expected)
        if (expected.size > 0 && expected.size < rows.length) narrowed += 1
      }),
      { numRuns: 400 },
    )
    expect(narrowed).toBeGreaterThan(30)
  })
})
