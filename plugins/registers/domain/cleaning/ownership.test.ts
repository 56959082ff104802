import { describe, expect, test } from 'vitest'
import { cleanOwnership, type RawOwnership } from './ownership.ts'

const cleaned = (overrides: Partial<RawOwnership>) =>
  cleanOwnership({ name: 'Bajka', founderName: '', founder: null, status: null, ...overrides })

describe('TG-02 legal type and ownership', () => {
  test.each([
    [{ founder: 'commune' }, 'communal', ['public', 'self_government', 'communal']],
    [{ founder: 'town', status: 'public' }, 'communal', ['public', 'self_government', 'urban']],
    [{ founder: 'local' }, 'self_governing', ['public', 'self_government']],
    [{ founder: 'state' }, 'public', ['public']],
    [{ founder: 'private' }, 'private', ['private']],
    [{ founder: 'private', status: 'non_public' }, 'non_public', ['private', 'not_public']],
    [{ founder: 'private', status: 'public' }, 'public', ['public']],
    [{ founder: 'social', status: 'non_public' }, 'non_public', ['not_public']],
    [{ founder: 'social', status: 'public' }, 'public', ['public']],
  ] as const)('%o is %s with %o', (input, legal_type, ownership) => {
    expect(cleaned(input)).toEqual({ value: { legal_type, ownership }, appliedRules: [] })
  })

  test('leaves out what is not known', () => {
    expect(cleaned({ founder: 'social' })).toEqual({ value: {}, appliedRules: [] })
    expect(cleaned({})).toEqual({ value: {}, appliedRules: [] })
  })

  test.each([
    ['Niepubliczne Przedszkole "Bajka"', { legal_type: 'non_public', ownership: ['not_public'] }, ['status-by-name']],
    ['Żłobek Miejski nr 2', { legal_type: 'communal', ownership: ['public', 'self_government', 'urban'] }, ['founder-by-name']],
    ['Gminne Przedszkole', { legal_type: 'communal', ownership: ['public', 'self_government', 'communal'] }, ['founder-by-name']],
    ['Przedszkole Samorządowe', { legal_type: 'self_governing', ownership: ['public', 'self_government'] }, ['founder-by-name']],
    ['Prywatny Klub Malucha', { legal_type: 'private', ownership: ['private'] }, ['founder-by-name']],
    ['Punkt Przedszkolny przy Publicznej Szkole', {}, []],
    ['Przedszkole w Miejskiej Górce', {}, []],
  ] as const)('the name "%s" gives %o', (name, value, appliedRules) => {
    expect(cleaned({ name })).toEqual({ value, appliedRules })
  })

  test('prefers a column to the name', () => {
    expect(cleaned({ name: 'Publiczne Przedszkole Miejskie', status: 'non_public', founder: 'private' })).toEqual({
      value: { legal_type: 'non_public', ownership: ['private', 'not_public'] },
      appliedRules: [],
    })
  })

  test.each([
    ['Przedszkole Montessori', 'montessori'],
    ['Przedszkole Waldorfskie', 'waldorf'],
    ['Przedszkole z Oddziałami Integracyjnymi', 'integration'],
    ['Przedszkole Specjalne', 'special'],
    ['Szkoła Mistrzostwa Sportowego', 'sport'],
    ['Przedszkole Artystyczno-Językowe', 'language'],
    ['Dwujęzyczne Przedszkole', 'language'],
    ['Przedszkole Muzyczne', 'music'],
    ['Przedszkole Artystyczne', 'creative'],
    ['Terapeutyczny Punkt Przedszkolny', 'therapeutic'],
    ['Przedszkole Froeblowskie', 'froebel'],
    ['Katolickie Przedszkole', 'catholic'],
    ['Ochronka Prowadzona przez Zgromadzenie Sióstr Wymyślonych', 'catholic'],
    ['Szkoła z Ukraińskim Językiem Nauczania', 'ukrainian_groups'],
  ] as const)('the name "%s" gives %s', (name, key) => {
    const { value, appliedRules } = cleaned({ name })
    expect(value.ownership).toContain(key)
    expect(appliedRules).toContain(`${key}-by-name`)
  })

  test.each([
    'Przedszkole w Zespole Szkół Specjalnych',
    'Sensoryczno-Integracyjny Punkt',
    'Przedszkole przy Szkole Muzycznej',
    'Kreatywna Kraina',
  ])('the name "%s" gives no approach', (name) => {
    expect(cleaned({ name })).toEqual({ value: {}, appliedRules: [] })
  })

  test('tags a church as catholic only when its name is unambiguous', () => {
    expect(cleaned({ founderName: 'Caritas Diecezji Wymyślonej' }).value.ownership).toEqual(['catholic'])
    expect(cleaned({ founderName: 'Diecezja Ewangelicko-Augsburska Wymyślona' }).value).toEqual({})
    expect(cleaned({ founderName: 'Parafia Prawosławna' }).value).toEqual({})
  })

  test("uses the register's column for the approach without counting a rule", () => {
    expect(cleaned({ character: 'specjalna' })).toEqual({ value: { ownership: ['special'] }, appliedRules: [] })
    expect(cleaned({ character: 'brak specyfiki' })).toEqual({ value: {}, appliedRules: [] })
  })
})
