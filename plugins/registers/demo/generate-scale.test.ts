import { describe, expect, test } from 'vitest'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { distribute } from './distribute.ts'
import { generateScale } from './generate-scale.ts'

const locality = (name: string, population: number, overrides: Partial<GazetteerLocality> = {}): GazetteerLocality => ({
  name,
  voivodeship: 'mazowieckie',
  county: name,
  commune: name,
  town: true,
  longitude: 21,
  latitude: 52,
  population,
  ...overrides,
})
const localities = [
  locality('Nadarzyn', 0, { town: false, county: 'pruszkowski' }),
  locality('Warszawa', 1_700_000),
  locality('Sierpc', 200_000, { latitude: 51.4 }),
  // The figure of a district of the same name: no village is this large.
  locality('Wola', 140_000, { town: false, county: 'grójecki' }),
]
const options = { seed: 7, facilities: 1000, today: '2026-11-21' }
const generated = [...generateScale(localities, options)]
const inCity = (name: string) => generated.filter(({ values }) => values.city === name).length

describe('generateScale', () => {
  test('returns the requested number of facilities, depending on the seed only', () => {
    expect(generated).toHaveLength(1000)
    expect(generated.at(-1)?.number).toBe('S-0001000')
    expect([...generateScale(localities, options)]).toEqual(generated)
    expect([...generateScale(localities, { ...options, seed: 8 })]).not.toEqual(generated)
  })

  test('puts 11 % into Warszawa and its districts, the rest by population', () => {
    expect(inCity('Warszawa')).toBe(110)
    expect(new Set(generated.flatMap(({ values: { district } }) => district ?? [])).size).toBe(18)
    expect(inCity('Sierpc')).toBeGreaterThan(15 * inCity('Wola'))
    expect(inCity('Wola')).toBeGreaterThan(10 * inCity('Nadarzyn'))
    expect(inCity('Nadarzyn')).toBeGreaterThan(0)
  })

  test('is denser in the center of a town', () => {
    const distances = generated.flatMap(({ values: { city, location } }) =>
      city === 'Sierpc' && location ? [Math.hypot((location.longitude - 21) * 69_500, (location.latitude - 51.4) * 111_320)] : [],
    )
    const radius = Math.max(...distances)
    const within = (share: number) => distances.filter((metres) => metres < share * radius).length
    // The inner half is a quarter of the area.
    expect(within(0.5)).toBeGreaterThan(0.45 * distances.length)
  })
})

test('distribute returns whole shares of the total by weight', () => {
  expect(distribute(10, [1, 1, 2])).toEqual([3, 2, 5])
  expect(distribute(3, [1, 1, 1, 1, 1, 1]).reduce((sum, one) => sum + one, 0)).toBe(3)
})
