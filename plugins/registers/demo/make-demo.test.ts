import { describe, expect, test } from 'vitest'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { districtsOf } from '../domain/cleaning/districts.ts'
import { quartersOf } from './districts.ts'
import { makeDemo } from './make-demo.ts'
import { places } from './places.ts'

const demo = makeDemo(20261121, '2026-11-21')
const values = demo.map((one) => one.values)
const cities = [
  'Białystok',
  'Bydgoszcz',
  'Gdańsk',
  'Gorzów Wielkopolski',
  'Katowice',
  'Kielce',
  'Kraków',
  'Lublin',
  'Łódź',
  'Olsztyn',
  'Opole',
  'Poznań',
  'Rzeszów',
  'Szczecin',
  'Toruń',
  'Warszawa',
  'Wrocław',
  'Zielona Góra',
]
const count = (which: (one: (typeof values)[number]) => unknown) => values.filter(which).length
const metres = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  Math.hypot((c - a) * 111_320 * Math.cos((b * Math.PI) / 180), (d - b) * 111_320)

describe('the made nurseries', () => {
  test('are the same for the same seed, others for another', () => {
    expect(makeDemo(20261121, '2026-11-21')).toEqual(demo)
    expect(makeDemo(7, '2026-11-21')).not.toEqual(demo)
  })

  test('are about 300, each number once, in all 18 cities and in small localities', () => {
    expect(demo.length).toBeGreaterThan(280)
    expect(demo.length).toBeLessThan(320)
    expect(new Set(demo.map(({ number }) => number)).size).toBe(demo.length)
    expect(demo.every(({ number }) => /^D-\d{4}$/.test(number))).toBe(true)
    for (const city of cities)
      expect(
        count((one) => one.city === city),
        city,
      ).toBeGreaterThan(3)
    expect(new Set(values.map(({ city }) => city)).size).toBeGreaterThan(cities.length + 4)
    expect(count(({ city }) => city === 'Warszawa')).toBeGreaterThan(count(({ city }) => city === 'Kraków'))
  })

  test('have Tęcza, a nursery in Warszawa of which everything is known', () => {
    const [tecza, ...others] = values.filter(({ name }) => name === 'Tęcza')
    expect(others).toEqual([])
    expect(tecza).toMatchObject({ city: 'Warszawa', type: 'nursery', voivodeship: 'mazowieckie', county: 'Warszawa', suspended: false })
    for (const field of [
      'district',
      'post_code',
      'street',
      'phone',
      'email',
      'website',
      'location',
      'hours',
      'fees',
      'places',
      'operator',
    ] as const)
      expect(tecza?.[field], field).toBeDefined()
  })

  test('always say name, type and place; no name stands twice in a town', () => {
    for (const { name, type, voivodeship, county, city, district } of values) {
      expect(name).toMatch(/\S/)
      expect(['nursery', 'toddler_club']).toContain(type)
      expect(isVoivodeship(voivodeship ?? '')).toBe(true)
      if (cities.includes(city ?? '')) expect(county).toBe(city)
      if (district) expect(districtsOf[city ?? '']).toContain(district)
    }
    expect(new Set(values.map(({ name, city }) => `${name}/${city}`)).size).toBe(values.length)
  })

  test('lie within 30 km of their town and bear its post code', () => {
    for (const { city, voivodeship, location, post_code } of values) {
      const place = places.find((place) => place.city === city && place.voivodeship === voivodeship)
      if (location) expect(metres(place?.middle ?? [0, 0], [location.longitude, location.latitude])).toBeLessThan(30_000)
      if (post_code) {
        expect(post_code).toMatch(/^\d{2}-\d{3}$/)
        expect(place?.quarters.some((quarter) => post_code.startsWith(quarter.postCode))).toBe(true)
      }
    }
  })

  test('have telephones and addresses that plainly belong to nobody', () => {
    for (const {
      phone = '+48500000001',
      second_phone = '+48500001001',
      email = 'a@b.example.test',
      website = 'https://a.example.test',
      social = website,
    } of values) {
      for (const one of [phone, second_phone]) expect(one).toMatch(/^\+4850000[01]\d{3}$/)
      expect(email).toMatch(/^[a-z]+@[a-z0-9-]+\.example\.test$/)
      for (const one of [website, social]) expect(new URL(one).hostname).toMatch(/(^|\.)example\.test$/)
    }
  })

  test('have fees, places and hours that can be true', () => {
    for (const { fees, places, hours } of values) {
      if (fees)
        for (const [what, grosze] of Object.entries(fees))
          if (what !== 'discounts' && grosze !== null)
            expect(Number.isInteger(grosze) && Number(grosze) > 0 && Number(grosze) < 400_000).toBe(true)
      if (places) expect(places.enrolled ?? 0).toBeLessThanOrEqual(places.places)
      if (hours) expect(hours.open_at ?? 0).toBeLessThan(hours.close_at ?? 0)
      if (hours) expect(hours.is_open_saturday).toBe(hours.saturday_open_at !== null && hours.saturday_close_at !== null)
    }
  })

  test('leave enough unsaid for every empty state', () => {
    for (const field of ['phone', 'email', 'website', 'location', 'hours', 'fees', 'places', 'post_code', 'street'] as const)
      expect(
        count((one) => one[field] === undefined),
        field,
      ).toBeGreaterThan(0)
    expect(count(({ hours }) => hours?.is_open_saturday)).toBeGreaterThan(3)
    expect(count(({ suspended }) => suspended)).toBeGreaterThan(2)
    expect(count(({ suspended }) => suspended)).toBeLessThan(10)
    expect(count(({ places }) => places && places.places === places.enrolled)).toBeGreaterThan(30)
    expect(count(({ places }) => places && places.places > (places.enrolled ?? places.places))).toBeGreaterThan(30)
  })
})

test('the districts are those that registers name', () => {
  for (const [city, quarters] of Object.entries(quartersOf)) expect(quarters.map(({ name }) => name)).toEqual(districtsOf[city])
})
