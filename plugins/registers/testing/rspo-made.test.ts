import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { makeTerritory } from '#plugins/places/domain/boundary.ts'
import { rspo } from '../domain/rspo.ts'
import { rspoGeo } from '../domain/rspo-geo.ts'
import { withColumnsReversed, withoutColumn } from './broken-files.ts'
import { readFileThrough } from './read-file.ts'
import { madeColumns, madeRspo2020, madeRspoGeo, type MadeRow } from './rspo-made.ts'

const territory = makeTerritory(JSON.parse(readFileSync(new URL('../../places/data/voivodeships.geojson', import.meta.url), 'utf8')))
const geo = (...rows: readonly MadeRow[]) => readFileThrough(madeRspoGeo(rows), rspoGeo, territory)
const ministry = (...rows: readonly MadeRow[]) => readFileThrough(madeRspo2020(rows), rspo, territory)
const some = { 'Numer RSPO': '700001', Nazwa: 'Przedszkole Zmyślone', 'Numer budynku': '2' }

test('the made layouts have 24, 35 and 54 columns', () => {
  expect(madeColumns).toEqual({ 'rspo-geo': 24, 'rspo-2020': 35, 'rspo-today': 54 })
})

describe('a row of rspo-geo', () => {
  test('is read whole', () => {
    const [reading] = geo({
      ...some,
      Nazwa: 'Miejskie Przedszkole Publiczne nr 5 "Jaś I Małgosia"',
      Telefon: '+48 500000001',
      'E-mail': 'a@example.test',
      'Strona www': 'http://a.example.test',
    })
    expect(reading).toEqual({
      kind: 'read',
      number: '700001',
      appliedRules: ['name-quotes', 'name-mis-cased', 'county-form', 'commune-letters', 'phone-prefix', 'status-by-name'],
      fields: {
        name: 'Miejskie Przedszkole Publiczne nr 5 „Jaś i Małgosia”',
        type: 'kindergarten',
        legal_type: 'communal',
        ownership: ['public', 'self_government', 'urban'],
        voivodeship: 'dolnoslaskie',
        city: 'Bolesławiec',
        county: 'bolesławiecki',
        commune: 'Bolesławiec',
        post_code: '59-700',
        street: 'Zmyślona',
        building_number: '2',
        phone: '+48500000001',
        email: 'a@example.test',
        website: 'http://a.example.test',
        location: { longitude: 15.56, latitude: 51.25, precision: 'exact' },
        operator: { name: 'Gmina Miejska Bolesławiec', address: null, nip: null, regon: null, registerNumbers: null, website: null },
      },
    })
  })

  test.each([
    ['Warszawa', 'Bialoleka', 'Białołęka'],
    ['Kraków', 'Krakow-Podgorze', 'Podgórze'],
    ['Łódź', 'Lodz-Baluty', 'Bałuty'],
    ['Poznań', 'Poznan-Jezyce', 'Jeżyce'],
    ['Wrocław', 'Wroclaw-Psie Pole', 'Psie Pole'],
  ])('in %s has the district %s with its Polish letters, and no commune but the city', (city, commune, district) => {
    const [reading] = geo({ ...some, 'Powiat (GeoNames)': city, Miejscowość: city, 'Gmina (nazwa pliku)': commune })
    expect(reading).toMatchObject({ fields: { city, county: city, commune: city, district } })
  })

  test.each([
    ['Warszawa', 'M. st. Warszawa'],
    ['Łódź', 'M. Lodz'],
  ])('in %s with %s where the district should stand has an unknown district', (city, commune) => {
    const [reading] = geo({ ...some, 'Powiat (GeoNames)': city, Miejscowość: city, 'Gmina (nazwa pliku)': commune })
    expect(reading).toMatchObject({ fields: { city, commune: city }, appliedRules: expect.arrayContaining(['district-unknown']) })
    expect(reading).not.toHaveProperty('fields.district')
  })

  test('with a point in the Mediterranean has none of its own', () => {
    const [reading] = geo({ ...some, Długość: '14.502960205078', Szerokość: '35.87550024292' })
    expect(reading).toMatchObject({ appliedRules: expect.arrayContaining(['coordinates-outside']) })
    expect(reading).not.toHaveProperty('fields.location')
  })

  test('without a founder worth the name names none', () => {
    const [reading] = geo({ ...some, 'Organ prowadzący': 'Dane Do Uzupełnienia', 'Typ organu (OSM)': 'private' })
    expect(reading).toMatchObject({ fields: { legal_type: 'private' }, appliedRules: expect.arrayContaining(['operator-none']) })
    expect(reading).not.toHaveProperty('fields.operator')
  })

  test('without a number, a name or a voivodeship is rejected by the column', () => {
    const readings = geo(
      some,
      { ...some, 'Numer RSPO': '' },
      { ...some, 'Numer RSPO': 'x1' },
      { ...some, Nazwa: ' ' },
      { ...some, Województwo: 'MORDOR' },
    )
    expect(readings.slice(1)).toMatchObject([
      { column: 'number', reason: 'empty' },
      { column: 'number', reason: 'number-malformed' },
      { column: 'name', reason: 'empty' },
      { column: 'voivodeship', reason: 'voivodeship-unknown' },
    ])
  })
})

describe('a file of rspo-geo', () => {
  const typesOf = (...names: readonly string[]) =>
    geo(...names.map((Nazwa, n) => ({ ...some, Nazwa, 'Numer RSPO': `70000${n + 1}` }))).map((each) =>
      each.kind === 'read' ? each.fields.type : each.kind === 'rejected' ? each.reason : each.kind,
    )

  test('of preschools has its kinds by their names, silent ones as kindergartens', () => {
    expect(typesOf('Przedszkole Las', 'Punkt Przedszkolny', 'Zespół Wychowania Przedszkolnego', 'Oddział Przedszkolny', 'Bajka')).toEqual([
      'kindergarten',
      'kindergarten_point',
      'kindergarten_education_team',
      'kindergarten_department',
      'kindergarten',
    ])
  })

  test('of primary schools has nothing but those, whatever a name says', () => {
    expect(
      typesOf(
        'Szkoła Podstawowa nr 1',
        'Szkoła Filialna',
        'Zespół Szkolno - Przedszkolny',
        'Szkoła Podstawowa z Oddziałem Przedszkolnym',
        'Szkoła Podstawowa nr 2',
        'Szkoła Podstawowa nr 3',
        'Szkoła Podstawowa nr 4',
        'Szkoła Podstawowa nr 5',
      ),
    ).toEqual(Array.from({ length: 8 }, () => 'primary_school'))
  })

  test('in which no name says anything is not guessed at', () => {
    expect(typesOf('Bajka', 'Kraina')).toEqual(['type-unknown', 'type-unknown'])
  })

  test('reads the same with its columns reversed, and is refused by the name of the column it lacks', () => {
    const text = madeRspoGeo([some])
    expect(readFileThrough(withColumnsReversed(text), rspoGeo, territory)).toEqual(geo(some))
    expect(() => readFileThrough(withoutColumn(text, 'Długość'), rspoGeo, territory)).toThrow('Długość')
  })
})

describe('a row of the ministry', () => {
  const one = { ...some, Typ: 'Przedszkole', Nazwa: 'PRZEDSZKOLE ZMYŚLONE', 'Numer budynku': '2 ' }

  test('is read whole, the director left where it is', () => {
    const [reading] = ministry({ ...one, Telefon: '500000001 ', 'Strona www': 'http://www.a.example.test' })
    expect(reading).toEqual({
      kind: 'read',
      number: '700001',
      appliedRules: ['name-capitals', 'commune-kind', 'email-missing'],
      fields: {
        name: 'Przedszkole Zmyślone',
        type: 'kindergarten',
        legal_type: 'communal',
        ownership: ['public', 'self_government', 'urban'],
        voivodeship: 'dolnoslaskie',
        city: 'Bolesławiec',
        county: 'bolesławiecki',
        commune: 'Bolesławiec',
        post_code: '59-700',
        street: 'ul. Zmyślona',
        building_number: '2',
        phone: '+48500000001',
        website: 'http://www.a.example.test',
        operator: { name: 'GMINA MIEJSKA BOLESŁAWIEC', address: null, nip: null, regon: null, registerNumbers: null, website: null },
      },
    })
    expect(JSON.stringify(reading)).not.toMatch(/dyrektor/i)
  })

  test.each([
    ['Przedszkole', 'kindergarten'],
    ['Punkt przedszkolny', 'kindergarten_point'],
    ['Zespół wychowania przedszkolnego', 'kindergarten_education_team'],
    ['Szkoła podstawowa', 'primary_school'],
    ['Ogólnokształcąca szkoła muzyczna I stopnia', 'primary_school'],
  ])('%s is a %s', (Typ, type) => {
    expect(ministry({ ...one, Typ })).toMatchObject([{ kind: 'read', fields: { type } }])
  })

  test.each(['Technikum', 'Bursa', 'Zespół szkół i placówek oświatowych'])('%s is skipped by its kind', (Typ) => {
    expect(ministry({ ...one, Typ })).toEqual([{ kind: 'skipped', number: '700001', facilityType: Typ }])
  })

  test('non-public, special, and closed on a day', () => {
    expect(
      ministry({
        ...one,
        'Publiczność status': 'niepubliczna',
        'Typ organu prowadzącego': 'Osoba fizyczna',
        'Specyfika placówki': 'specjalna',
        'Data likwidacji': '2019-08-31',
      }),
    ).toMatchObject([{ closedOn: '2019-08-31', fields: { legal_type: 'non_public', ownership: ['private', 'not_public', 'special'] } }])
  })
})
