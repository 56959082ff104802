import { expect, test } from 'vitest'
import { limitHint } from './limit-hint.ts'

const photos = { type: 'limit', limit: 3 } as const
const text = { type: 'boolean', limit: false } as const

test('PK-04 without a facility or on a sub-domain the client shows no limit', () => {
  for (const place of [
    { facilityId: null, onSubdomain: false },
    { facilityId: 'f1', onSubdomain: true },
  ])
    expect([limitHint(photos, place), limitHint(text, place)]).toEqual([100_000, true])
})

test('PK-04 elsewhere it shows the values of the facility', () => {
  const place = { facilityId: 'f1', onSubdomain: false }
  expect([limitHint(photos, place), limitHint(text, place), limitHint({ type: 'limit', limit: null }, place)]).toEqual([3, false, 100_000])
})
