import { Effect } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { exclusionOf } from './exclusion.ts'
import { type AvailableFacet, availableFor, facet } from './facet.ts'
import type { FacetSelection } from './facet-selection.ts'
import { makeFacets } from './make-facets.ts'
import { parseSelection } from './parse-selection.ts'
import { selectionOf } from './selection-of.ts'
import { serializeSelection } from './serialize-selection.ts'

const optionParams = ['zlobek', 'klub', 'opiekun', 'przedszkole']
const kind = facet({
  kind: 'choice',
  of: 'uuid',
  key: 'specialization',
  param: 'rodzaj',
  label: asMessageKey('kind'),
  from: 'f.specialization',
  options: optionParams.map((param, n) => ({
    value: `id-${n}`,
    param,
    label: asMessageKey(param),
    category: n < 3 ? 'zlobki' : 'przedszkola',
  })),
})
const price = facet({
  kind: 'range',
  unit: 'zloty',
  key: 'price',
  param: 'cena',
  label: asMessageKey('price'),
  from: 'f.fee_month',
  min: 0,
  max: 500_000,
  step: 5000,
})
const free = facet({
  kind: 'boolean',
  key: 'has_vacancies',
  param: 'wolne-miejsca',
  label: asMessageKey('free'),
  from: 'f.free_places > 0',
})
const closes = facet({
  kind: 'range',
  unit: 'minutes',
  key: 'closes',
  param: 'zamkniecie',
  label: asMessageKey('closes'),
  from: 'f.close_at',
  min: 0,
  max: 1440,
  step: 30,
})
const available: readonly AvailableFacet[] = [kind, exclusionOf(kind) as AvailableFacet, price, free, closes]

const read = (address: string) => {
  const query = new URLSearchParams(address)
  return parseSelection(available, Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)])))
}

describe('PL-13 a selection in a URL', () => {
  test('parses repeated and comma-separated options, a range in złoty and a boolean', () => {
    const { selection, unknown } = read(
      'rodzaj=zlobek&rodzaj=opiekun,klub&cena-od=200.50&cena-do=1500&wolne-miejsca=tak&page=2&utm_source=x',
    )
    expect(selection).toEqual({ specialization: ['id-0', 'id-1', 'id-2'], price: { min: 20_050, max: 150_000 }, has_vacancies: true })
    expect(unknown).toEqual([])
  })

  test('reports and leaves out unknown values; ignores empty form fields', () => {
    const { selection, unknown } = read('rodzaj=szkola,zlobek&cena-od=-5&cena-do=&wolne-miejsca=nie&rodzaj=')
    expect(selection).toEqual({ specialization: ['id-0'] })
    expect(unknown).toEqual([
      { param: 'rodzaj', value: 'szkola' },
      { param: 'cena-od', value: '-5' },
      { param: 'wolne-miejsca', value: 'nie' },
    ])
  })

  test('opens the ends of the scale: a range of 0 to 5000 includes facilities without a price', () => {
    expect(read('cena-od=0&cena-do=5000').selection).toEqual({})
    expect(read('cena-od=100&cena-do=99999').selection).toEqual({ price: { min: 10_000 } })
  })

  test('reads hours as they are written on a clock, the ends of the day being open', () => {
    expect(read('zamkniecie-od=6:05&zamkniecie-do=17.30').selection).toEqual({ closes: { min: 365, max: 1050 } })
    expect(read('zamkniecie-od=0:00&zamkniecie-do=24:00').selection).toEqual({})
    for (const wrong of ['17', '17:60', '24:01', '99:00', '-1:00', '7:5'])
      expect(read(`zamkniecie-od=${wrong}`)).toEqual({ selection: {}, unknown: [{ param: 'zamkniecie-od', value: wrong }] })
    expect(serializeSelection(available, { closes: { min: 365, max: 1050 } })).toEqual({
      'zamkniecie-od': ['06:05'],
      'zamkniecie-do': ['17:30'],
    })
  })

  test('names what is excluded by the same options; unknown ones are reported under their own parameter', () => {
    const { selection, unknown } = read('rodzaj=zlobek&bez-rodzaj=klub,nic&bez-rodzaj=opiekun')
    expect(selection).toEqual({ specialization: ['id-0'], not_specialization: ['id-1', 'id-2'] })
    expect(unknown).toEqual([{ param: 'bez-rodzaj', value: 'nic' }])
  })

  test('parsing is the inverse of serializing', () => {
    const range = fc
      .record({ min: fc.integer({ min: 1, max: 600_000 }), max: fc.integer({ min: 0, max: 499_999 }) }, { requiredKeys: [] })
      .filter((range) => Object.keys(range).length > 0)
    const choices = fc.record(
      {
        specialization: fc.subarray(
          kind.options.map(({ value }) => value),
          { minLength: 1 },
        ),
        not_specialization: fc.subarray(
          kind.options.map(({ value }) => value),
          { minLength: 1 },
        ),
        price: range,
        has_vacancies: fc.constant(true as const),
        closes: fc.record({ min: fc.integer({ min: 1, max: 1440 }) }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(choices, (selection: FacetSelection) => {
        expect(parseSelection(available, serializeSelection(available, selection))).toEqual({ selection, unknown: [] })
      }),
    )
  })

  test('parses any query without an error, and parsed selections survive a round trip', () => {
    const query = fc.dictionary(
      fc.constantFrom('rodzaj', 'bez-rodzaj', 'cena-od', 'cena-do', 'wolne-miejsca', 'zamkniecie-od', 'x'),
      fc.array(fc.oneof(fc.string(), fc.constantFrom(...optionParams, 'tak', '1500', '1e3', '17:30'))),
    )
    fc.assert(
      fc.property(query, (query) => {
        const { selection } = parseSelection(available, query)
        expect(parseSelection(available, serializeSelection(available, selection))).toEqual({ selection, unknown: [] })
      }),
    )
  })
})

test('a body names options by id or URL value; unknown ones are reported, and alone they match nothing', () => {
  expect(selectionOf(available, { specialization: ['id-3', 'klub', 'nic'], price: { min: 0, max: 150_000 } })).toEqual({
    selection: { specialization: ['id-1', 'id-3'], price: { max: 150_000 } },
    unknown: [{ key: 'specialization', value: 'nic' }],
  })
  expect(selectionOf(available, { specialization: ['nic'] }).selection).toEqual({ specialization: [] })
  expect(selectionOf(available, { specialization: [], has_vacancies: undefined })).toEqual({ selection: {}, unknown: [] })
})

test('a category hides options of the other category and options without one', () => {
  const school = { value: 'id-4', param: 'szkola', label: asMessageKey('szkola') }
  const [narrowed, ...rest] = availableFor([{ ...kind, options: [...kind.options, school] }, price, free], 'przedszkola')
  expect(narrowed).toMatchObject({ options: [{ param: 'przedszkole' }] })
  expect(rest).toEqual([price, free])
})

describe('PL-13 facets of all plugins', () => {
  const never = () => {
    throw new Error('loaded')
  }

  test('facets that share a loader are loaded by one call', async () => {
    const loader = Symbol.for('test/loader') as never
    let calls = 0
    const features = { ...kind, key: 'features', param: 'udogodnienia', options: loader }
    const facets = makeFacets([{ ...kind, options: loader }, features, price], () => () => {
      calls += 1
      return Effect.succeed({ specialization: kind.options, features: [] })
    })
    for (let times = 0; times < 3; times++)
      expect(await Effect.runPromise(facets.available())).toEqual([
        kind,
        exclusionOf(kind),
        { ...features, options: [] },
        exclusionOf({ ...features, options: [] }),
        price,
      ])
    expect(calls).toBe(1)
  })

  test('each choice of forms can be excluded, by its options without their words and headings', async () => {
    const options = [{ value: 'montessori', param: 'montessori', label: asMessageKey('m'), heading: asMessageKey('h') }]
    const method = { ...kind, key: 'ownership', param: 'prowadzenie', options, words: { montessori: 'montessori' } }
    const facets = makeFacets([method, { ...kind, hidden: true }, price, free], never)
    expect(facets.all.map(({ key }) => key)).toEqual(['ownership', 'not_ownership', 'specialization', 'price', 'has_vacancies'])
    expect((await Effect.runPromise(facets.available()))[1]).toEqual({
      ...kind,
      key: 'not_ownership',
      param: 'bez-prowadzenie',
      excludes: 'ownership',
      hidden: true,
      options: [{ value: 'montessori', param: 'montessori', label: 'm' }],
    })
  })

  test('rejects facets that look like an exclusion', () => {
    expect(() => makeFacets([{ ...free, key: 'not_free' }], never)).toThrow('not_free')
    expect(() => makeFacets([{ ...free, param: 'bez-miejsc' }], never)).toThrow('has_vacancies')
  })

  test('rejects facets that share a key or a query parameter', () => {
    expect(() => makeFacets([kind, { ...free, key: 'specialization' }], never)).toThrow('Two facets have the key specialization')
    expect(() => makeFacets([price, { ...free, param: 'cena-do' }], never)).toThrow('cena-do')
    expect(() => makeFacets([{ ...free, param: 'page' }], never)).toThrow('page')
  })
})
