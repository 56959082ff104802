import { expect, test } from 'vitest'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { makeTownFinder } from './town-of-quarter.ts'

/** Longitude so many kilometres to the east of 20 degrees, at 52 degrees north. */
const east = (kilometres: number) => 20 + kilometres / 68.46

const locality = (name: string, kilometres: number, more: Partial<GazetteerLocality>): GazetteerLocality => ({
  name,
  voivodeship: 'mazowieckie',
  county: `powiat ${name}`,
  commune: name,
  town: true,
  longitude: east(kilometres),
  latitude: 52,
  population: 0,
  ...more,
})

const townAt = makeTownFinder({
  localities: [
    locality('Wielkie', 0, { population: 250_000 }),
    locality('Małe', 8, { population: 10_000 }),
    locality('Wieś', 4, { town: false }),
    locality('Osada', -9, { town: false }),
    locality('Nieznane', -40, {}),
  ],
  territory: { metresOutside: (_, longitude) => (longitude < east(-11.5) && longitude > east(-30) ? 800 : 0) },
  known: [{ name: 'Znane', voivodeship: 'mazowieckie', county: 'inny', town: 'Inne', longitude: east(1), latitude: 52 }],
})
const nameAt = (kilometres: number, name = 'Stare Miasto') => townAt({ name, longitude: east(kilometres), latitude: 52 })?.town ?? null

test('CA-11 a quarter belongs to the town that is nearest for its size', () => {
  expect([nameAt(3), nameAt(5.5), nameAt(7), nameAt(8.5)]).toEqual(['Wielkie', 'Wielkie', 'Małe', 'Małe'])
  expect(townAt({ name: 'Centrum', longitude: east(8), latitude: 52 })).toEqual({
    voivodeship: 'mazowieckie',
    county: 'powiat Małe',
    town: 'Małe',
  })
})

test('CA-11 what is nearer to a village for its size, or outside of a town and near a village, belongs to none', () => {
  expect([nameAt(4.2), nameAt(4.8), nameAt(-8), nameAt(-6.9)]).toEqual([null, 'Wielkie', null, 'Wielkie'])
})

test('CA-11 a town reaches to twice its size, one without known inhabitants two kilometres, and not over the border', () => {
  expect([nameAt(-11), nameAt(-11.9), nameAt(-38.1), nameAt(-37.9)]).toEqual(['Wielkie', null, 'Nieznane', null])
})

test('CA-11 a quarter with the name and the place of a known one has its town', () => {
  expect([nameAt(1.5, 'Znane'), nameAt(2.5, 'Znane')]).toEqual(['Inne', 'Wielkie'])
})
