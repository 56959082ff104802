import { describe, expect, test } from 'vitest'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { makeScale } from './make-scale.ts'
import { shareOut } from './share.ts'

const locality = (name: string, population: number, over: Partial<GazetteerLocality> = {}): GazetteerLocality => ({
  name,
  voivodeship: 'mazowieckie',
  county: name,
  commune: name,
  town: true,
  longitude: 21,
  latitude: 52,
  population,
  ...over,
})
const localities = [
  locality('Nadarzyn', 0, { town: false, county: 'pruszkowski' }),
  locality('Warszawa', 1_700_000),
  locality('Sierpc', 200_000, { latitude: 51.4 }),
  // A district of the same name beside it: no village is as large.
  locality('Wola', 140_000, { town: false, county: 'grójecki' }),
]
const asked = { seed: 7, facilities: 1000, today: '2026-11-21' }
const made = [...makeScale(localities, asked)]
const inCity = (name: string) => made.filter(({ values }) => values.city === name).length

describe('the scale seed', () => {
  test('is as many as asked for, numbered through, the same for the same seed', () => {
    expect(made).toHaveLength(1000)
    expect(made.at(-1)?.number).toBe('S-0001000')
    expect([...makeScale(localities, asked)]).toEqual(made)
    expect([...makeScale(localities, { ...asked, seed: 8 })]).not.toEqual(made)
  })

  test('has 11 % in Warszawa with its districts, the rest by inhabitants', () => {
    expect(inCity('Warszawa')).toBe(110)
    expect(new Set(made.flatMap(({ values: { district } }) => district ?? [])).size).toBe(18)
    expect(inCity('Sierpc')).toBeGreaterThan(15 * inCity('Wola'))
    expect(inCity('Wola')).toBeGreaterThan(10 * inCity('Nadarzyn'))
    expect(inCity('Nadarzyn')).toBeGreaterThan(0)
  })

  test('grows fewer from the middle of a town outwards', () => {
    const far = made.flatMap(({ values: { city, location } }) =>
      city === 'Sierpc' && location ? [Math.hypot((location.longitude - 21) * 69_500, (location.latitude - 51.4) * 111_320)] : [],
    )
    const reach = Math.max(...far)
    const within = (share: number) => far.filter((metres) => metres < share * reach).length
    // The inner half is a quarter of the area.
    expect(within(0.5)).toBeGreaterThan(0.45 * far.length)
  })
})

test('a total is shared out whole, by weight', () => {
  expect(shareOut(10, [1, 1, 2])).toEqual([3, 2, 5])
  expect(shareOut(3, [1, 1, 1, 1, 1, 1]).reduce((sum, one) => sum + one, 0)).toBe(3)
})
