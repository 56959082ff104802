import { expect, test } from 'vitest'
import { unknownOf } from './unknown.ts'

type Known = Parameters<typeof unknownOf>[0]

const from = { source: 'rspo', number: '1', on: '2026-11-01' }
const nothing: Known = {
  facts: {},
  contact: { phone: null, email: null },
  facility: { location_precision: null },
  doubts: [],
  freePlaces: null,
  today: '2026-11-23',
}

test('PR-16 what no source says is listed, first what parents ask first', () => {
  expect(unknownOf(nothing)).toEqual(['fees', 'free', 'hours', 'street', 'phone', 'email', 'website', 'accessible', 'location'])
})

test('PR-16 an old count of free places is unknown for today; what a source says in its own words is known', () => {
  expect(
    unknownOf({
      ...nothing,
      facts: { tuition: { ...from, value: '900 zł' }, hours_text: { ...from, value: 'wg grafiku' } },
      freePlaces: { free: 3, on: '2026-01-01' },
      contact: { phone: from, email: from },
      facility: { location_precision: 'approximate' },
    }),
  ).toEqual(['free-now', 'street', 'website', 'accessible', 'location'])
})
