import { Effect } from 'effect'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { selectionOf } from './choice-of.ts'
import type { FacetSelection } from './facet-choice.ts'
import { facet, type AvailableFacet, availableFor } from './facet.ts'
import { makeFacets } from './make-facets.ts'
import { serializeSelection } from './print-choice.ts'
import { parseSelection } from './read-choice.ts'

const words = ['zlobek', 'klub', 'opiekun', 'przedszkole']
const kind = facet({
  kind: 'words',
  of: 'uuid',
  key: 'specialization',
  param: 'rodzaj',
  label: 'kind',
  from: 'f.specialization',
  options: words.map((param, n) => ({ value: `id-${n}`, param, label: param, category: n < 3 ? 'zlobki' : 'przedszkola' })),
})
const price = facet({
  kind: 'span',
  unit: 'zloty',
  key: 'price',
  param: 'cena',
  label: 'price',
  from: 'f.fee_month',
  min: 0,
  max: 500_000,
  step: 5000,
})
const free = facet({ kind: 'yes', key: 'has_vacancies', param: 'wolne-miejsca', label: 'free', from: 'f.free_places > 0' })
const offered: readonly AvailableFacet[] = [kind, price, free]

const read = (address: string) => {
  const query = new URLSearchParams(address)
  return parseSelection(offered, Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)])))
}

describe('PL-13 a choice in an address', () => {
  test('words repeated or parted by commas, a span in złoty, yes', () => {
    const { choice, unknown } = read('rodzaj=zlobek&rodzaj=opiekun,klub&cena-od=200.50&cena-do=1500&wolne-miejsca=tak&page=2&utm_source=x')
    expect(choice).toEqual({ specialization: ['id-0', 'id-1', 'id-2'], price: { min: 20_050, max: 150_000 }, has_vacancies: true })
    expect(unknown).toEqual([])
  })

  test('what nobody offers is named and left out; empty fields of a form say nothing', () => {
    const { choice, unknown } = read('rodzaj=szkola,zlobek&cena-od=-5&cena-do=&wolne-miejsca=nie&rodzaj=')
    expect(choice).toEqual({ specialization: ['id-0'] })
    expect(unknown).toEqual([
      { param: 'rodzaj', word: 'szkola' },
      { param: 'cena-od', word: '-5' },
      { param: 'wolne-miejsca', word: 'nie' },
    ])
  })

  test('the ends of the scale are open: who asks for 0 to 5000 also sees those without a price', () => {
    expect(read('cena-od=0&cena-do=5000').choice).toEqual({})
    expect(read('cena-od=100&cena-do=99999').choice).toEqual({ price: { min: 10_000 } })
  })

  test('printing and reading are one another’s opposite', () => {
    const span = fc
      .record({ min: fc.integer({ min: 1, max: 600_000 }), max: fc.integer({ min: 0, max: 499_999 }) }, { requiredKeys: [] })
      .filter((span) => Object.keys(span).length > 0)
    const choices = fc.record(
      {
        specialization: fc.subarray(
          kind.options.map(({ value }) => value),
          { minLength: 1 },
        ),
        price: span,
        has_vacancies: fc.constant(true as const),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(choices, (choice: FacetSelection) => {
        expect(parseSelection(offered, serializeSelection(offered, choice))).toEqual({ choice, unknown: [] })
      }),
    )
  })

  test('any address is read without a fault, and what is read prints to what reads the same', () => {
    const query = fc.dictionary(
      fc.constantFrom('rodzaj', 'cena-od', 'cena-do', 'wolne-miejsca', 'x'),
      fc.array(fc.oneof(fc.string(), fc.constantFrom(...words, 'tak', '1500', '1e3'))),
    )
    fc.assert(
      fc.property(query, (query) => {
        const { choice } = parseSelection(offered, query)
        expect(parseSelection(offered, serializeSelection(offered, choice))).toEqual({ choice, unknown: [] })
      }),
    )
  })
})

test('a body names words by id or address part; unknown ones are named, and alone they narrow to nothing', () => {
  expect(selectionOf(offered, { specialization: ['id-3', 'klub', 'nic'], price: { min: 0, max: 150_000 } })).toEqual({
    choice: { specialization: ['id-1', 'id-3'], price: { max: 150_000 } },
    unknown: [{ key: 'specialization', word: 'nic' }],
  })
  expect(selectionOf(offered, { specialization: ['nic'] }).choice).toEqual({ specialization: [] })
  expect(selectionOf(offered, { specialization: [], has_vacancies: undefined })).toEqual({ choice: {}, unknown: [] })
})

test('a category hides the options of the other, and those of neither', () => {
  const school = { value: 'id-4', param: 'szkola', label: 'szkola' }
  const [narrowed, ...rest] = availableFor([{ ...kind, options: [...kind.options, school] }, price, free], 'przedszkola')
  expect(narrowed).toMatchObject({ options: [{ param: 'przedszkole' }] })
  expect(rest).toEqual([price, free])
})

describe('PL-13 the facets of all plugins', () => {
  const never = () => {
    throw new Error('asked')
  }

  test('facets that share a reader are read by one question', async () => {
    const reader = Symbol.for('test/reader') as never
    let asked = 0
    const features = { ...kind, key: 'features', param: 'udogodnienia', options: reader }
    const facets = makeFacets([{ ...kind, options: reader }, features, price], () => () => {
      asked += 1
      return Effect.succeed({ specialization: kind.options, features: [] })
    })
    for (let times = 0; times < 3; times++)
      expect(await Effect.runPromise(facets.available())).toEqual([kind, { ...features, options: [] }, price])
    expect(asked).toBe(1)
  })

  test('two of one key or one word of an address refuse the start', () => {
    expect(() => makeFacets([kind, { ...free, key: 'specialization' }], never)).toThrow('Two facets are called specialization')
    expect(() => makeFacets([price, { ...free, param: 'cena-do' }], never)).toThrow('cena-do')
    expect(() => makeFacets([{ ...free, param: 'page' }], never)).toThrow('page')
  })
})
