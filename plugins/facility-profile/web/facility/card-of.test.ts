import { expect, test } from 'vitest'
import { cardFacts } from '#core/facilities/card-facts.ts'
import { cardOf } from './card-of.ts'

const from = { source: 'rspo', number: '1', on: '2026-11-01' }
const today = '2026-11-23'
const fees = { month: 90_000, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null }
const profile: Parameters<typeof cardOf>[0] = {
  facts: { fees: { ...from, value: fees } },
  freePlaces: { free: 3, on: '2026-11-20' },
  facility: { active: true },
}

test('CA-08 a profile says what its card says: the monthly fee, free places with their day, and no hours that are unknown', () => {
  expect(cardFacts(cardOf(profile), today)).toEqual({
    fee: 90_000,
    cost: null,
    places: { count: 3, on: '2026-11-20', isNew: true },
    hours: null,
  })
})

test('CA-08 a closed facility has no free places, and a profile of which nothing is known says nothing', () => {
  expect(cardFacts(cardOf({ ...profile, facility: { active: false } }), today).places).toBeNull()
  expect(cardFacts(cardOf({ ...profile, facts: {}, freePlaces: null }), today)).toEqual({
    fee: null,
    cost: null,
    places: null,
    hours: null,
  })
})
