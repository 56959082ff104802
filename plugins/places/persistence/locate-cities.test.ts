import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { locateCities, namesakesOf } from './locate-cities.ts'

const gazetteer = makeGazetteer()
const ambiguous = { voivodeship: 'swietokrzyskie', county: 'konecki', city: 'Małachów' }
const locate = (longitude: number | null, latitude: number | null, city = ambiguous) =>
  Effect.runPromise(locateCities(gazetteer, [{ ...city, longitude, latitude }]))

test('SM-26 a city is the one of several namesakes in its county around its facilities, and none far from all', async () => {
  expect(await locate(20.29, 51.22)).toMatchObject([{ name: 'Małachów', latitude: 51.2242 }])
  expect(await locate(20.46, 51.12)).toMatchObject([{ name: 'Małachów', latitude: 51.1167 }])
  expect(await locate(20.38, 51.17)).toEqual([null])
  expect(await locate(null, null)).toEqual([null])
})

test('SM-26 a city whose county is written otherwise is the namesake around its facilities', async () => {
  const elsewhere = { voivodeship: 'lodzkie', county: 'łódzki', city: 'Rzymiec' }
  expect(await locate(19, 52, elsewhere)).toEqual([null])
  const [, rawski] = await Effect.runPromise(gazetteer.findByName('Rzymiec', { voivodeship: 'lodzkie' }))
  expect(await locate(rawski?.longitude ?? 0, rawski?.latitude ?? 0, elsewhere)).toEqual([rawski])
})

test('SM-26 none of the namesakes is called empty while the facilities may be in any', async () => {
  expect((await Effect.runPromise(namesakesOf(gazetteer, [ambiguous]))).size).toBe(2)
})
