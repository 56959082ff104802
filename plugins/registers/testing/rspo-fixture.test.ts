import { describe, expect, test } from 'vitest'
import { territory } from '#plugins/places/testing/territory.ts'
import { rspo } from '../domain/rspo.ts'
import { rspoGeo } from '../domain/rspo-geo.ts'
import { withColumnsReversed, withoutColumn } from './broken-files.ts'
import { parseRegisterFile } from './parse-register-file.ts'
import { type FixtureRow, fixtureColumnCounts, rspo2020Csv, rspoGeoCsv } from './rspo-fixture.ts'

const geo = (...rows: readonly FixtureRow[]) => parseRegisterFile(rspoGeoCsv(rows), rspoGeo, territory)
const ministry = (...rows: readonly FixtureRow[]) => parseRegisterFile(rspo2020Csv(rows), rspo, territory)
const minimalRow = { 'Numer RSPO': '700001', Nazwa: 'Przedszkole Zmyślone', 'Numer budynku': '2' }

test('the layouts have 24, 35 and 54 columns', () => {
  expect(fixtureColumnCounts).toEqual({ 'rspo-geo': 24, 'rspo-2020': 35, 'rspo-today': 54 })
})

describe('a row of rspo-geo', () => {
  test('is read with all fields', () => {
    const [reading] = geo({
      ...minimalRow,
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
  ])('in %s in the commune %s has the district with its Polish letters, and the city as commune', (city, commune, district) => {
    const [reading] = geo({ ...minimalRow, 'Powiat (GeoNames)': city, Miejscowość: city, 'Gmina (nazwa pliku)': commune })
    expect(reading).toMatchObject({ fields: { city, county: city, commune: city, district } })
  })

  test.each([
    ['Warszawa', 'M. st. Warszawa'],
    ['Łódź', 'M. Lodz'],
  ])('in %s with %s in place of the district has no district', (city, commune) => {
    const [reading] = geo({ ...minimalRow, 'Powiat (GeoNames)': city, Miejscowość: city, 'Gmina (nazwa pliku)': commune })
    expect(reading).toMatchObject({ fields: { city, commune: city }, appliedRules: expect.arrayContaining(['district-unknown']) })
    expect(reading).not.toHaveProperty('fields.district')
  })

  test('drops a point outside its voivodeship', () => {
    const [reading] = geo({ ...minimalRow, Długość: '14.502960205078', Szerokość: '35.87550024292' })
    expect(reading).toMatchObject({ appliedRules: expect.arrayContaining(['coordinates-outside']) })
    expect(reading).not.toHaveProperty('fields.location')
  })

  test('has no operator when the founder is a placeholder', () => {
    const [reading] = geo({ ...minimalRow, 'Organ prowadzący': 'Dane Do Uzupełnienia', 'Typ organu (OSM)': 'private' })
    expect(reading).toMatchObject({ fields: { legal_type: 'private' }, appliedRules: expect.arrayContaining(['operator-none']) })
    expect(reading).not.toHaveProperty('fields.operator')
  })

  test('is rejected without a number, a name or a voivodeship', () => {
    const readings = geo(
      minimalRow,
      { ...minimalRow, 'Numer RSPO': '' },
      { ...minimalRow, 'Numer RSPO': 'x1' },
      { ...minimalRow, Nazwa: ' ' },
      { ...minimalRow, Województwo: 'MORDOR' },
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
    geo(...names.map((Nazwa, n) => ({ ...minimalRow, Nazwa, 'Numer RSPO': `70000${n + 1}` }))).map((each) =>
      each.kind === 'read' ? each.fields.type : each.kind === 'rejected' ? each.reason : each.kind,
    )

  test('of preschools takes the types from the names, kindergarten by default', () => {
    expect(typesOf('Przedszkole Las', 'Punkt Przedszkolny', 'Zespół Wychowania Przedszkolnego', 'Oddział Przedszkolny', 'Bajka')).toEqual([
      'kindergarten',
      'kindergarten_point',
      'kindergarten_education_team',
      'kindergarten_department',
      'kindergarten',
    ])
  })

  test('of primary schools has only primary schools', () => {
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

  test('is rejected row by row when no name indicates the variant', () => {
    expect(typesOf('Bajka', 'Kraina')).toEqual(['type-unknown', 'type-unknown'])
  })

  test('is read the same with reversed columns, and names a missing column', () => {
    const text = rspoGeoCsv([minimalRow])
    expect(parseRegisterFile(withColumnsReversed(text), rspoGeo, territory)).toEqual(geo(minimalRow))
    expect(() => parseRegisterFile(withoutColumn(text, 'Długość'), rspoGeo, territory)).toThrow('Długość')
  })
})

describe("a row of the ministry's export", () => {
  const ministryRow = { ...minimalRow, Typ: 'Przedszkole', Nazwa: 'PRZEDSZKOLE ZMYŚLONE', 'Numer budynku': '2 ' }

  test('is read with all fields, without the director', () => {
    const [reading] = ministry({ ...ministryRow, Telefon: '500000001 ', 'Strona www': 'http://www.a.example.test' })
    expect(reading).toEqual({
      kind: 'read',
      number: '700001',
      appliedRules: ['name-capitals', 'commune-kind', 'email-missing', 'operator-capitals'],
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
        operator: { name: 'Gmina Miejska Bolesławiec', address: null, nip: null, regon: null, registerNumbers: null, website: null },
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
    expect(ministry({ ...ministryRow, Typ })).toMatchObject([{ kind: 'read', fields: { type } }])
  })

  test.each(['Technikum', 'Bursa', 'Zespół szkół i placówek oświatowych'])('skips %s by its type', (Typ) => {
    expect(ministry({ ...ministryRow, Typ })).toEqual([{ kind: 'skipped', number: '700001', facilityType: Typ }])
  })

  test('reads ownership, approach and closing day', () => {
    expect(
      ministry({
        ...ministryRow,
        'Publiczność status': 'niepubliczna',
        'Typ organu prowadzącego': 'Osoba fizyczna',
        'Specyfika placówki': 'specjalna',
        'Data likwidacji': '2019-08-31',
      }),
    ).toMatchObject([{ closedOn: '2019-08-31', fields: { legal_type: 'non_public', ownership: ['private', 'not_public', 'special'] } }])
  })
})
