import { expect, test } from 'vitest'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { filterQuery } from './filter-query.ts'

const common = { label: asMessageKey('x'), from: 'x' }
const facets: readonly AvailableFacet[] = [
  {
    ...common,
    kind: 'choice',
    of: 'text',
    key: 'category',
    param: 'kategoria',
    options: ['zlobki', 'a,b'].map((value) => ({ value, param: value, label: asMessageKey('x') })),
  },
  { ...common, kind: 'range', unit: 'zloty', key: 'price', param: 'cena', min: 0, max: 500_000, step: 5000 },
  { ...common, kind: 'range', unit: 'points', key: 'rating', param: 'ocena', min: 0, max: 50, step: 1 },
  {
    ...common,
    kind: 'choice',
    of: 'text',
    key: 'not_category',
    param: 'bez-kategoria',
    excludes: 'category',
    options: [{ value: 'zlobki', param: 'zlobki', label: asMessageKey('x') }],
  },
  { ...common, kind: 'range', unit: 'minutes', key: 'closes', param: 'zamkniecie', min: 0, max: 1440, step: 30 },
  { ...common, kind: 'boolean', key: 'has_vacancies', param: 'wolne-miejsca' },
]

test('filters become conditions of the filter grammar: money in grosze, ratings in points, commas escaped', () => {
  const filters = { category: ['zlobki', 'a,b'], price: { min: 100, max: 1500.5 }, rating: { min: 4.5 }, has_vacancies: true as const }
  expect(filterQuery(facets, filters)).toEqual({
    conditions: {
      'filter[category][contains]': ['zlobki', 'a\\,b'],
      'filter[price][gte]': '10000',
      'filter[price][lte]': '150050',
      'filter[rating][gte]': '4.5',
      custom: ['has_vacancies'],
    },
  })
})

test('what is excluded is the operator ne of its filter, and hours are minutes', () => {
  expect(filterQuery(facets, { not_category: ['zlobki'], closes: { min: 1050 } })).toEqual({
    conditions: { 'filter[category][ne]': ['zlobki'], 'filter[closes][gte]': '1050' },
  })
})

test('an unknown filter, an unknown value and a value of another kind are errors that name the filter', () => {
  const filters = { pool: true as const, category: ['basen'], price: ['1500'], rating: true as const, has_vacancies: ['tak'] }
  expect(filterQuery(facets, filters)).toEqual({
    wrong: {
      'filters.pool': ['FIELD_UNKNOWN'],
      'filters.category': ['FIELD_INVALID'],
      'filters.price': ['FIELD_INVALID'],
      'filters.rating': ['FIELD_INVALID'],
      'filters.has_vacancies': ['FIELD_INVALID'],
    },
  })
  expect(filterQuery(facets, { category: { min: 1 } })).toEqual({ wrong: { 'filters.category': ['FIELD_INVALID'] } })
})

test('without filters there are no conditions', () => {
  expect(filterQuery(facets, {})).toEqual({ conditions: {} })
})
