import { describe, expect, test } from 'vitest'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { legalTypes, ownershipKeys } from '#core/facilities/legal-type.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { districtsByCity } from '../domain/cleaning/districts.ts'
import { demoLocalities } from './demo-localities.ts'
import { districtAreas } from './district-areas.ts'
import { generateDemo } from './generate-demo.ts'

const today = '2026-11-21'
const demo = generateDemo(20261121, today)
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
const count = (predicate: (one: (typeof values)[number]) => unknown) => values.filter(predicate).length
const optionalFields = ['district', 'phone', 'email', 'website', 'location', 'hours', 'fees', 'places', 'features', 'operator'] as const
const metres = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  Math.hypot((c - a) * 111_320 * Math.cos((b * Math.PI) / 180), (d - b) * 111_320)

describe('the demo', () => {
  test('depends on the seed only', () => {
    expect(generateDemo(20261121, today)).toEqual(demo)
    expect(generateDemo(7, today)).not.toEqual(demo)
  })

  test('has 1,200 facilities, each number once, in all 18 cities, in towns and in villages', () => {
    expect(demo).toHaveLength(1200)
    expect(demo.map(({ number }) => number)).toEqual(Array.from({ length: 1200 }, (_, at) => `D-${String(at + 1).padStart(4, '0')}`))
    for (const city of cities)
      expect(
        count((one) => one.city === city),
        city,
      ).toBeGreaterThanOrEqual(16)
    expect(new Set(values.map(({ city }) => city)).size).toBe(demoLocalities.length)
    expect(count(({ city }) => city === 'Warszawa')).toBeGreaterThan(count(({ city }) => city === 'Kraków'))
  })

  test('has every type in every voivodeship, and in Kolbudy no kindergarten but a closed one', () => {
    for (const slug of voivodeshipSlugs) {
      const types = new Set(values.filter(({ voivodeship }) => voivodeship === slug).map(({ type }) => type))
      expect([slug, facilityTypes.filter((type) => !types.has(type))]).toEqual([slug, []])
    }
    expect(values.filter(({ city, type }) => city === 'Kolbudy' && type !== 'nursery' && type !== 'toddler_club')).toMatchObject([
      { name: 'Przedszkole Gminne' },
    ])
  })

  test('has Tęcza, Słoneczko and Bajka once each, with all fields', () => {
    const named = demo.filter(({ values }) => ['Tęcza', 'Słoneczko', 'Bajka'].includes(values.name ?? ''))
    expect(
      named.map(({ number, status, on, closedOn, values: { name, city, type } }) => [number, name, city, type, status, on, closedOn]),
    ).toEqual([
      ['D-0001', 'Tęcza', 'Warszawa', 'nursery', 'registered', today, null],
      ['D-0228', 'Słoneczko', 'Kraków', 'kindergarten', 'premium', today, null],
      ['D-0229', 'Bajka', 'Kraków', 'kindergarten', 'unknown', today, null],
    ])
    for (const { values } of named) {
      expect(values.suspended).toBe(false)
      for (const field of optionalFields) expect([values.name, field, values[field] !== undefined]).toEqual([values.name, field, true])
    }
  })

  test('always has name, type and locality; no name repeats within a town', () => {
    for (const { name, type, voivodeship, county, city, district } of values) {
      expect(name).toMatch(/^\p{Lu}.*\S$/u)
      expect(facilityTypes).toContain(type)
      expect(voivodeshipSlugs).toContain(voivodeship)
      if (cities.includes(city ?? '')) expect(county).toBe(city)
      if (district) expect(districtsByCity[city ?? '']).toContain(district)
    }
    expect(new Set(values.map(({ name, city }) => `${name}/${city}`)).size).toBe(values.length)
  })

  test('has ownership tags, and names agree with the approach tags', () => {
    for (const { name = '', legal_type, ownership = [] } of values) {
      expect(ownership.length).toBeGreaterThan(0)
      expect(ownership).toEqual(ownershipKeys.filter((key) => ownership.includes(key)))
      if (legal_type) expect(legalTypes).toContain(legal_type)
      if (legal_type === 'communal' || legal_type === 'self_governing') expect(ownership).toContain('public')
      if (legal_type === 'private' || legal_type === 'non_public') expect(ownership).toContain('private')
      if (name !== 'Słoneczko') expect([name, name.includes('Montessori')]).toEqual([name, ownership.includes('montessori')])
      expect([name, /Integracyjn/.test(name)]).toEqual([name, ownership.includes('integration')])
    }
    for (const key of ['montessori', 'integration', 'language', 'ukrainian_groups', 'catholic', 'special'] as const)
      expect([key, count(({ ownership }) => ownership?.includes(key)) >= 3]).toEqual([key, true])
  })

  test('names no public facility private, and no private one public', () => {
    for (const { name = '', ownership = [] } of values) {
      if (/Niepubliczn|Prywatn|Społeczn/.test(name)) expect([name, ownership.includes('public')]).toEqual([name, false])
      if (/(^| )Publiczn|Miejsk|Gminn/.test(name)) expect([name, ownership.includes('private')]).toEqual([name, false])
    }
    expect(count(({ name, ownership }) => /(^| )Publiczn/.test(name ?? '') && ownership?.includes('public'))).toBeGreaterThan(10)
  })

  test('shares some addresses, only within one town', () => {
    const byPoint = Map.groupBy(
      values.filter(({ location }) => location),
      ({ location }) => `${location?.longitude} ${location?.latitude}`,
    )
    const shared = [...byPoint.values()].filter((facilities) => facilities.length > 1)
    expect(shared.length).toBeGreaterThan(10)
    for (const [one, other] of shared) expect([one?.city, one?.building_number]).toEqual([other?.city, other?.building_number])
  })

  test('has points within 30 km of the towns and their post codes', () => {
    for (const { city, voivodeship, location, post_code } of values) {
      const locality = demoLocalities.find((each) => each.city === city && each.voivodeship === voivodeship)
      if (location) expect(metres(locality?.center ?? [0, 0], [location.longitude, location.latitude])).toBeLessThan(30_000)
      if (post_code) {
        expect(post_code).toMatch(/^\d{2}-\d{3}$/)
        expect(locality?.areas.some((area) => post_code.startsWith(area.postCode))).toBe(true)
      }
    }
  })

  test('has telephones and addresses that are reserved or unused', () => {
    for (const {
      phone = '+48500000001',
      second_phone = '+48500002001',
      email = 'a@b.example.test',
      website = 'https://a.example.test',
      social = website,
    } of values) {
      for (const one of [phone, second_phone]) expect(one).toMatch(/^\+4850000[0-3]\d{3}$/)
      expect(email).toMatch(/^[a-z]+@[a-z0-9-]+\.example\.test$/)
      for (const one of [website, social]) expect(new URL(one).hostname).toMatch(/(^|\.)example\.test$/)
    }
  })

  test('has plausible fees, capacities and hours', () => {
    for (const { fees, places, hours, ownership } of values) {
      for (const [name, grosze] of Object.entries(fees ?? {}))
        if (name !== 'discounts' && grosze !== null)
          expect(Number.isInteger(grosze) && Number(grosze) >= 0 && Number(grosze) < 400_000).toBe(true)
      if (fees?.month === 0) expect(ownership).toContain('public')
      if (places) expect(places.enrolled ?? 0).toBeLessThanOrEqual(places.places)
      if (hours) expect(hours.open_at ?? 0).toBeLessThan(hours.close_at ?? 0)
      if (hours) expect(hours.is_open_saturday).toBe(hours.saturday_open_at !== null && hours.saturday_close_at !== null)
    }
  })

  test('omits enough fields for every empty state', () => {
    for (const field of [...optionalFields, 'post_code', 'street'] as const)
      expect(
        count((one) => one[field] === undefined),
        field,
      ).toBeGreaterThan(0)
    expect(count(({ location }) => !location)).toBeLessThan(50)
    expect(count(({ hours, hours_text }) => !hours && hours_text)).toBeGreaterThan(3)
    expect(count(({ hours }) => hours?.is_open_saturday)).toBeGreaterThan(3)
    expect(count(({ suspended }) => suspended)).toBeGreaterThan(5)
    expect(count(({ suspended }) => suspended)).toBeLessThan(30)
    expect(demo.filter(({ closedOn }) => closedOn)).toHaveLength(13)
    expect(demo.filter(({ on }) => on < today).length).toBeGreaterThan(100)
    expect(count(({ places }) => places && places.places === places.enrolled)).toBeGreaterThan(100)
    expect(count(({ places }) => places && places.places > (places.enrolled ?? places.places))).toBeGreaterThan(100)
  })
})

test('the district areas match the districts of registers', () => {
  for (const [city, areas] of Object.entries(districtAreas)) expect(areas.map(({ name }) => name)).toEqual(districtsByCity[city])
})
