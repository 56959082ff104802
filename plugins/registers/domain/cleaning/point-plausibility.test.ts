import { expect, test } from 'vitest'
import type { FieldValues } from '#core/facilities/fields.ts'
import { checkPoint, type LocalityCentre, type PointContext } from './point-plausibility.ts'

const address = { voivodeship: 'mazowieckie', county: 'Warszawa', city: 'Warszawa' }
/** Degrees of latitude of a distance to the north. */
const north = (kilometres: number) => 52 + kilometres / 111.2
const at = (kilometres: number): FieldValues => ({
  ...address,
  location: { longitude: 21, latitude: north(kilometres), precision: 'exact' },
})
const context = (population: number | null, shared = false): PointContext => {
  const centre: LocalityCentre | null =
    population === null ? null : { longitude: 21, latitude: 52, population, commune: 'Bodzentyn', town: population > 0 }
  return { centreOf: () => centre, isShared: () => shared }
}

test.each([
  ['a village', 0, 9, 11],
  ['a town', 60_000, 9, 11],
  ['a city', 150_000, 14, 16],
  // 277925 and 131706 are in Warsaw, their points 94 km from it.
  ['a large city', 1_800_000, 19, 94],
])('PR-12 believes a point near %s and doubts one far from it', (_, population, near, far) => {
  expect(checkPoint(at(near), context(population))).toEqual({ fields: at(near), appliedRules: [] })
  expect(checkPoint(at(far), context(population))).toEqual({
    fields: { ...address, doubts: [{ about: 'location', text: `21; ${north(far)}`, reason: 'far', kilometres: far }] },
    appliedRules: ['coordinates-far'],
  })
})

test('judges only where the gazetteer knows the locality in its county', () => {
  expect(checkPoint(at(94), context(null))).toEqual({ fields: at(94), appliedRules: [] })
})

test('does not judge by a village of the name in another commune', () => {
  const elsewhere = { ...at(29), commune: 'Piekoszów' }
  expect(checkPoint(elsewhere, context(0))).toEqual({ fields: elsewhere, appliedRules: [] })
  expect(checkPoint({ ...at(29), commune: 'BODZENTYN' }, context(0)).appliedRules).toEqual(['coordinates-far'])
  // The districts of Warsaw are its communes.
  expect(checkPoint({ ...at(29), commune: 'Wola' }, context(1_800_000)).appliedRules).toEqual(['coordinates-far'])
})

test('PR-12 doubts a point that rows of different localities share, unless it is in its own, beside the other doubts of the row', () => {
  const free = { about: 'fees.month', text: '0', reason: 'free' } as const
  expect(checkPoint(at(1), context(0, true)).appliedRules).toEqual([])
  expect(checkPoint({ ...at(3), doubts: [free] }, context(0, true))).toMatchObject({
    fields: { doubts: [free, { about: 'location', reason: 'shared' }] },
    appliedRules: ['coordinates-shared'],
  })
})

test('leaves a row without a point alone', () => {
  expect(checkPoint(address, context(0, true))).toEqual({ fields: address, appliedRules: [] })
})
