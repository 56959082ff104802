import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from '#core/kernel/distance.ts'
import { alongRoads, decodeFactor, encodeFactor } from './road-factors.ts'
import { straight } from './way.ts'

test('EX-04 a factor is read back to three per cent, within a quarter and nine times', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.25, max: 9.4, noNaN: true }), (factor) => {
      expect(decodeFactor(encodeFactor(factor)) / factor).toBeGreaterThan(0.97)
      expect(decodeFactor(encodeFactor(factor)) / factor).toBeLessThan(1.031)
    }),
  )
  expect([encodeFactor(0), encodeFactor(0.01), encodeFactor(1000), encodeFactor(null)]).toEqual(['A', 'A', '_', '_'])
  expect([decodeFactor(undefined), decodeFactor(''), decodeFactor('ż')]).toEqual([1, 1, 1])
})

const at = (longitude: number, latitude = 50) => ({ longitude, latitude })
const anchors = [at(20), at(20.1), at(20.2), at(20.3)]
const letters = (...factors: readonly number[]) => factors.map(encodeFactor).join('')

test('EX-04 legs follow the factors of the anchors next to home and work, in their direction; others stay straight', () => {
  const stop = { id: 'a', ...at(20.15, 50.02) }
  const unknown = { id: 'b', ...at(20.16, 50.02) }
  const roads = {
    anchors,
    between: anchors.map(() => letters(4, 4, 4, 4)),
    stops: [{ id: 'a', from: letters(2, 2, 2, 0.5), to: letters(1, 1, 1, 1) }],
  }
  const minutes = alongRoads(roads, [stop, unknown], straight('car'))
  const ratio = (from: typeof stop | (typeof anchors)[number], to: typeof from) => minutes(from, to) / straight('car')(from, to)
  const home = at(20.01)
  expect(ratio(home, stop)).toBeCloseTo(2, 5)
  expect(ratio(stop, home)).toBeCloseTo(1, 5)
  expect(ratio(home, at(20.29))).toBeCloseTo(4, 5)
  expect(ratio(home, unknown)).toBe(1)
  // The fourth anchor is next to 20.3, the others far away.
  expect(ratio(at(20.3), stop)).toBeLessThan(0.6)
  expect(alongRoads({ anchors: [], between: [], stops: [] }, [stop], straight('foot'))(home, stop)).toBe(straight('foot')(home, stop))
  expect(metresBetween(home, stop)).toBeGreaterThan(5000)
})
