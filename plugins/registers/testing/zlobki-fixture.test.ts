import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
// Tests may import the domain of another plugin; the plugin itself gets a Territory injected.
import { territory } from '#plugins/places/testing/territory.ts'
import { zlobki } from '../domain/zlobki.ts'
import { commaSeparated, headerOnly, lastRowShort, withColumnsReversed, withoutColumn, withStrangeHeaders } from './broken-files.ts'
import { countAppliedRules, parseRegisterFile } from './parse-register-file.ts'
import { type EditionFixture, firstEdition, secondEdition } from './zlobki-fixture.ts'

const textOf = (edition: EditionFixture) => readFileSync(edition.file, 'utf8')
const readingsOf = (text: string) => parseRegisterFile(text, zlobki, territory)
const readOf = (text: string) =>
  new Map(readingsOf(text).flatMap((each) => (each.kind === 'read' ? [[each.number, each.fields] as const] : [])))

describe.each([firstEdition, secondEdition])('the fixture edition of $date', (edition) => {
  const readings = readingsOf(textOf(edition))

  test('has the expected read and rejected rows', () => {
    expect(readings).toHaveLength(edition.read)
    expect(readings.filter(({ kind }) => kind === 'read')).toHaveLength(edition.new + edition.known)
    expect(readings.filter(({ kind }) => kind === 'rejected').map(({ kind: _, ...rest }) => rest)).toEqual(edition.rejected)
  })

  test('has the expected number of rows changed by each rule', () => {
    expect(countAppliedRules(readings)).toEqual(edition.appliedRules)
  })

  test('has the expected suspended facilities', () => {
    expect(readings.flatMap((each) => (each.kind === 'read' && each.fields.suspended ? [each.number] : []))).toEqual(edition.suspended)
  })

  test('is read the same with unusual headers and with reversed columns', () => {
    expect(readingsOf(withStrangeHeaders(textOf(edition)))).toEqual(readings)
    expect(readingsOf(withColumnsReversed(textOf(edition)))).toEqual(readings)
  })

  test('has no empty field values', () => {
    for (const fields of readOf(textOf(edition)).values()) expect(Object.values(fields)).not.toContain('')
  })
})

describe('the two fixture editions', () => {
  const first = readOf(textOf(firstEdition))
  const second = readOf(textOf(secondEdition))

  test('have the expected known, new and missing facilities', () => {
    expect([...second.keys()].filter((number) => first.has(number))).toHaveLength(secondEdition.known)
    expect([...second.keys()].filter((number) => !first.has(number))).toHaveLength(secondEdition.new)
    expect([...first.keys()].filter((number) => !second.has(number))).toEqual(secondEdition.gone)
  })

  test('cover all sixteen voivodeships', () => {
    for (const edition of [first, second]) expect(new Set([...edition.values()].map(({ voivodeship }) => voivodeship)).size).toBe(16)
  })

  test('give the same values for an unchanged facility in both layouts', () => {
    expect(second.get('900032/Z')).toEqual(first.get('900032/Z'))
    expect(first.get('900032/Z')).toEqual({
      name: 'Żłobek Wymyślony nr 32',
      type: 'nursery',
      voivodeship: 'dolnoslaskie',
      county: 'Legnica',
      commune: 'Legnica',
      city: 'Legnica',
      post_code: '59-220',
      street: 'ul. Zmyślona',
      building_number: '32',
      phone: '+48500000032',
      email: 'zlobek32@example.test',
      website: 'https://www.zlobek-32.example.test',
      location: { longitude: 16.1632, latitude: 51.2132, precision: 'exact' },
      hours: {
        open_at: 390,
        close_at: 1020,
        is_open_saturday: false,
        saturday_open_at: null,
        saturday_close_at: null,
        is_open_sunday: false,
        sunday_open_at: null,
        sunday_close_at: null,
      },
      hours_text: 'Poniedziałek, Wtorek, Środa, Czwartek, Piątek 6:30-17:00',
      fees: { month: 150_000, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: 1_500, discounts: null },
      places: { places: 22, enrolled: 12 },
      accessible: false,
      suspended: false,
      operator: {
        name: 'Podmiot Wymyślony 32',
        address: 'ul. Zmyślona 32 lok. 2, 59-220 Legnica',
        nip: expect.stringMatching(/^\d{10}$/),
        regon: expect.stringMatching(/^9999\d{5}$/),
        registerNumbers: '900032/P',
        website: null,
      },
    })
  })
})

describe('an invalid file', () => {
  const text = textOf(firstEdition)

  test('is rejected with the name of a missing column', () => {
    expect(() => readingsOf(withoutColumn(text, 'Telefon żłobka/klubu'))).toThrow('Telefon żłobka/klubu')
    expect(() => readingsOf(commaSeparated(headerOnly(text)))).toThrow('Identyfikator instytucji')
    expect(() => readingsOf('')).toThrow('Identyfikator instytucji')
  })

  test('may lack an optional column', () => {
    const first = readOf(withoutColumn(headerOnly(text), 'Zniżki'))
    expect(first.size).toBe(0)
  })

  test('is rejected when truncated', () => {
    expect(() => readingsOf(lastRowShort(text))).toThrow(/length/i)
    expect(readingsOf(headerOnly(text))).toEqual([])
  })
})
