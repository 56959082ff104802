import { expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { AvailableFacet, FacetOption } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import { formFacets } from './form-facets.ts'

const option = (value: string, over: Partial<FacetOption> = {}): FacetOption => ({
  value,
  param: value,
  label: asMessageKey(value),
  ...over,
})
const choice = (key: string, options: readonly FacetOption[], hidden = false): AvailableFacet => ({
  kind: 'choice',
  of: 'text',
  key,
  param: key,
  label: asMessageKey(key),
  from: '',
  options,
  hidden,
})
const available: readonly AvailableFacet[] = [
  choice('kind', [option('nursery'), option('club'), option('none')]),
  choice('ownership', [option('private', { hidden: true }), option('montessori'), option('waldorf')]),
  choice('status', [option('premium'), option('unknown')], true),
  choice('sector', [option('public'), option('non_public')]),
  { kind: 'boolean', key: 'saturday', param: 'soboty', label: asMessageKey('soboty'), from: '' },
  { kind: 'range', unit: 'zloty', key: 'price', param: 'cena', label: asMessageKey('cena'), from: '', min: 0, max: 1, step: 1 },
]
const count = (total: number) => ({ total, matching: total })
const counts: OptionCounts = {
  total: 9,
  facets: {
    kind: { nursery: count(5), club: count(4) },
    ownership: { private: count(9), montessori: count(2) },
    sector: { public: count(9) },
    saturday: { true: count(0) },
    price: { known: count(0) },
  },
}
const shown = (...of: Parameters<typeof formFacets>) =>
  formFacets(...of).map((facet) => [facet.key, ...(facet.kind === 'choice' ? facet.options.map(({ value }) => value) : [])])

test('PL-13 a form offers each filter once, with the options that the list has and that narrow it', () => {
  expect(shown(available, {}, counts)).toEqual([
    ['kind', 'nursery', 'club'],
    ['ownership', 'montessori'],
  ])
})

test('a filter that people look for first is offered also where no facility has it', () => {
  const free: AvailableFacet = { kind: 'boolean', key: 'free', param: 'wolne', label: asMessageKey('wolne'), from: '', always: true }
  expect(shown([...available, free], {}, counts)).toContainEqual(['free'])
})

test('PL-13 what is selected stays in the form, also where it is hidden or matches nothing', () => {
  const selection = { ownership: ['private'], status: ['premium'], saturday: true, price: { max: 1 }, sector: ['non_public'] } as const
  expect(shown(available, selection, counts)).toEqual([
    ['kind', 'nursery', 'club'],
    ['ownership', 'private', 'montessori'],
    ['status', 'premium'],
    ['sector', 'public', 'non_public'],
    ['saturday'],
    ['price'],
  ])
})

test('CA-05 the lowest rating is offered while a facility of the list has one, in the steps that any reaches', () => {
  const rating: AvailableFacet = {
    kind: 'range',
    unit: 'points',
    key: 'rating',
    param: 'ocena',
    label: asMessageKey(''),
    from: '',
    min: 0,
    max: 50,
    step: 1,
    minimums: [45, 40],
  }
  const minimumsOf = (selection: FacetSelection, rated: Readonly<Record<string, number>>) =>
    formFacets([rating], selection, {
      total: 9,
      facets: { rating: Object.fromEntries(Object.entries(rated).map(([option, total]) => [option, count(total)])) },
    }).map((facet) => 'minimums' in facet && facet.minimums)
  expect(minimumsOf({}, { known: 0 })).toEqual([])
  expect(minimumsOf({}, { known: 2, 'from:45': 0, 'from:40': 0 })).toEqual([])
  expect(minimumsOf({}, { known: 2, 'from:45': 0, 'from:40': 1 })).toEqual([[40]])
  expect(minimumsOf({ rating: { min: 42 } }, { known: 2, 'from:45': 1, 'from:40': 1 })).toEqual([[45, 42, 40]])
  expect(minimumsOf({ rating: { max: 30 } }, { known: 0, 'from:45': 0, 'from:40': 0 })).toEqual([[]])
})

test('CA-05 hours are offered up to which a facility of the list opens, the earliest first', () => {
  const opens: AvailableFacet = {
    kind: 'range',
    unit: 'minutes',
    key: 'opens',
    param: 'otwarcie',
    label: asMessageKey(''),
    from: '',
    min: 0,
    max: 1440,
    step: 30,
    maximums: [360, 390],
  }
  const maximumsOf = (selection: FacetSelection, reached: Readonly<Record<string, number>>) =>
    formFacets([opens], selection, {
      total: 9,
      facets: { opens: Object.fromEntries(Object.entries(reached).map(([option, total]) => [option, count(total)])) },
    }).map((facet) => 'maximums' in facet && facet.maximums)
  expect(maximumsOf({}, { known: 3, 'to:360': 0, 'to:390': 0 })).toEqual([])
  expect(maximumsOf({}, { known: 3, 'to:360': 0, 'to:390': 2 })).toEqual([[390]])
  expect(maximumsOf({ opens: { max: 375 } }, { known: 3, 'to:360': 1, 'to:390': 2 })).toEqual([[360, 375, 390]])
})

test('without counts all visible options are offered', () => {
  expect(shown(available, {}).map(([key]) => key)).toEqual(['kind', 'ownership', 'sector', 'saturday', 'price'])
})
