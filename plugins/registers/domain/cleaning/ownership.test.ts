import { describe, expect, test } from 'vitest'
import { cleanOwnership, type RawOwnership } from './ownership.ts'

const told = (over: Partial<RawOwnership>) => cleanOwnership({ name: 'Bajka', founderName: '', founder: null, status: null, ...over })

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
  ] as const)('%o is %s with %o', (over, legal_type, ownership) => {
    expect(told(over)).toEqual({ value: { legal_type, ownership }, appliedRules: [] })
  })

  test('what nothing tells stays untold', () => {
    expect(told({ founder: 'social' })).toEqual({ value: {}, appliedRules: [] })
    expect(told({})).toEqual({ value: {}, appliedRules: [] })
  })

  test.each([
    ['Niepubliczne Przedszkole "Bajka"', { legal_type: 'non_public', ownership: ['not_public'] }, ['status-by-name']],
    ['Żłobek Miejski nr 2', { legal_type: 'communal', ownership: ['public', 'self_government', 'urban'] }, ['founder-by-name']],
    ['Gminne Przedszkole', { legal_type: 'communal', ownership: ['public', 'self_government', 'communal'] }, ['founder-by-name']],
    ['Przedszkole Samorządowe', { legal_type: 'self_governing', ownership: ['public', 'self_government'] }, ['founder-by-name']],
    ['Prywatny Klub Malucha', { legal_type: 'private', ownership: ['private'] }, ['founder-by-name']],
    ['Punkt Przedszkolny przy Publicznej Szkole', {}, []],
    ['Przedszkole w Miejskiej Górce', {}, []],
  ] as const)('the name "%s" tells %o', (name, value, appliedRules) => {
    expect(told({ name })).toEqual({ value, appliedRules: appliedRules })
  })

  test('a column is believed before the name', () => {
    expect(told({ name: 'Publiczne Przedszkole Miejskie', status: 'non_public', founder: 'private' })).toEqual({
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
  ] as const)('the name "%s" says %s', (name, key) => {
    const { value, appliedRules } = told({ name })
    expect(value.ownership).toContain(key)
    expect(appliedRules).toContain(`${key}-by-name`)
  })

  test.each([
    'Przedszkole w Zespole Szkół Specjalnych',
    'Sensoryczno-Integracyjny Punkt',
    'Przedszkole przy Szkole Muzycznej',
    'Kreatywna Kraina',
  ])('the name "%s" says nothing of its spirit', (name) => {
    expect(told({ name })).toEqual({ value: {}, appliedRules: [] })
  })

  test('a church is catholic only where its name says so and no other', () => {
    expect(told({ founderName: 'Caritas Diecezji Wymyślonej' }).value.ownership).toEqual(['catholic'])
    expect(told({ founderName: 'Diecezja Ewangelicko-Augsburska Wymyślona' }).value).toEqual({})
    expect(told({ founderName: 'Parafia Prawosławna' }).value).toEqual({})
  })

  test("the register's own word for the character counts without a rule", () => {
    expect(told({ character: 'specjalna' })).toEqual({ value: { ownership: ['special'] }, appliedRules: [] })
    expect(told({ character: 'brak specyfiki' })).toEqual({ value: {}, appliedRules: [] })
  })
})
