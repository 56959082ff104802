import { expect, test } from 'vitest'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import type { Limit } from '#core/packages/limit.ts'
import type { PriceListData } from '../../contract/price-list.ts'
import { buildOffer, isCompared, isEverywhere, isPlanned, type OfferRow } from './offer.ts'

const priced = { net: 49_900, gross: 61_377 }
const unpriced = { net: null, gross: null }
const listOf = (limits: readonly Limit[], { installed = true, sold = true } = {}): PriceListData => ({
  packages: (['professional_start', 'full_support'] as const).map((key) => ({
    key,
    ...(sold ? priced : unpriced),
  })),
  limits: limits.map(({ key, type, unit, values }) => ({ key, type, unit, installed, basic: values.registered, paid: values.premium })),
  trialDays: 30,
})
const linesOf = (list: PriceListData): ReadonlyMap<string, OfferRow> =>
  new Map(buildOffer(list).flatMap(({ lines }) => lines.map((line) => [line.name, line])))
const declared = Object.values(facilityLimits)
const rank = { off: 0, planned: 1, full: 2 } as const

test('PK-05 gives a more expensive package at least the same', () => {
  for (const { name, cells } of linesOf(listOf(declared)).values())
    expect([name, rank[cells.basic.state] <= rank[cells.start.state], rank[cells.start.state] <= rank[cells.support.state]]).toEqual([
      name,
      true,
      true,
    ])
})

test('PK-05 computes the cells of limited functions from the limits in force', () => {
  const lines = linesOf(listOf(declared))
  expect(lines.get('description')?.cells).toEqual({
    basic: { state: 'full', limit: { key: 'product-landing.table.upTo.characters', count: 2000 } },
    start: { state: 'full', limit: { key: 'product-landing.table.upTo.characters', count: 10_000 } },
    support: { state: 'full', limit: { key: 'product-landing.table.upTo.characters', count: 10_000 } },
  })
  expect(lines.get('amenities')?.cells).toMatchObject({
    basic: { limit: { count: 5 } },
    start: { limit: { key: 'product-landing.table.unlimited' } },
  })
  expect(lines.get('amenity-edits')?.cells.basic).toEqual({ state: 'full', limit: { key: 'product-landing.table.upTo.times', count: 1 } })
  expect(lines.get('rules')?.cells).toMatchObject({ basic: { state: 'off' }, start: { state: 'full' } })
})

test('PK-05 calls planned what no plugin declares or stores yet, and what people do while it is not sold', () => {
  const without = linesOf(listOf(declared, { installed: false, sold: false }))
  expect(without.get('photos')?.cells.basic).toEqual({ state: 'planned', limit: { key: 'product-landing.table.upTo.items', count: 3 } })
  for (const name of ['messages', 'news', 'members', 'website'])
    expect([name, without.get(name)?.cells.start.state]).toEqual([name, 'planned'])
  expect([without.get('setup'), without.get('care')].map((line) => line?.cells.support.state)).toEqual(['planned', 'planned'])
  expect(linesOf(listOf([])).get('description')?.cells.basic).toEqual({ state: 'planned' })
  expect(linesOf(listOf(declared)).get('care')?.cells).toEqual({
    basic: { state: 'off' },
    start: { state: 'off' },
    support: { state: 'full' },
  })
})

test('PK-05 each function is in one part of the page', () => {
  for (const line of linesOf(listOf(declared)).values())
    expect([line.name, [isEverywhere, isCompared, isPlanned].filter((check) => check(line)).length]).toEqual([line.name, 1])
})
