import { describe, expect, test } from 'vitest'
import { founderByMinistry, founderByName, founderByOsm } from './founder.ts'

describe('the kind of founder', () => {
  test.each([
    ['Gmina Wymyślona', 'commune'],
    ['GMINA WYMYŚLONA', 'commune'],
    ['Miasto i Gmina Wymyślona', 'commune'],
    ['Gmina Miejska Wymyślona-Miasto Na Prawach Powiatu', 'town'],
    ['Gmina-Miasto Wymyślone', 'town'],
    ['Miasto Wymyślone', 'town'],
    ['m.st. Warszawa', 'town'],
    ['Uzdrowiskowa Gmina Miejska Wymyślona', 'town'],
    ['Powiat Wymyślony', 'local'],
    ['Województwo Lubuskie', 'local'],
    ['Edukacyjny Związek Międzygminny Wymyślony', 'local'],
    ['Ministerstwo Kultury I Dziedzictwa Narodowego', 'state'],
    ['Miasto Dzieci Spółka Z Ograniczoną Odpowiedzialnością', 'private'],
    ['WYMYŚLONA SP. Z O.O.', 'private'],
    ['Wymyślona s.c. Anna Zmyślona', 'private'],
    ['Fundacja Wymyślona', 'social'],
    ['Związek Stowarzyszeń "Wymyślony"', 'social'],
    ['Zgromadzenie Sióstr Wymyślonych', 'social'],
    ['Anna Zmyślona', null],
  ])('by name %s: %s', (name, founder) => {
    expect(founderByName(name)).toBe(founder)
  })

  test.each([
    ['Miasto na prawach powiatu', 'MIASTO WYMYŚLONE', 'town'],
    ['Gmina', 'GMINA WYMYŚLONA', 'commune'],
    ['Gmina', 'GMINA MIEJSKA WYMYŚLONA', 'town'],
    ['Powiat ziemski', 'POWIAT WYMYŚLONY', 'local'],
    ['Samorząd województwa', 'WOJEWÓDZTWO', 'local'],
    ['Minister ds. kultury i dziedzictwa narodowego', 'MINISTERSTWO', 'state'],
    ['Szkoły Wyższe Publiczne', 'UNIWERSYTET', 'state'],
    ['Szkoły Wyższe Niepubliczne', 'UCZELNIA', 'private'],
    ['Osoba fizyczna', 'ANNA ZMYŚLONA', 'private'],
    ['Spółki Handlowe', 'ZMYŚLONA', 'private'],
    ['Stowarzyszenia', 'ZMYŚLONE', 'social'],
    ['Organizacje Wyznaniowe', 'ZMYŚLONE', 'social'],
    ['Inny', 'ZMYŚLONE', null],
  ])("by the ministry's type %s (%s): %s", (type, name, founder) => {
    expect(founderByMinistry(type, name)).toBe(founder)
  })

  test.each([
    ['government', 'Gmina Wymyślona', 'commune'],
    ['government', 'Białołęka', 'town'],
    ['government', 'Coś', null],
    ['public', 'Uniwersytet Wymyślony', 'state'],
    ['private', 'Anna Zmyślona', 'private'],
    ['cooperative', 'Spółdzielnia', 'private'],
    ['ngo', 'Fundacja', 'social'],
    ['', 'Gmina Wymyślona', null],
  ])('by the OpenStreetMap type %s (%s): %s', (type, name, founder) => {
    expect(founderByOsm(type, name)).toBe(founder)
  })
})
