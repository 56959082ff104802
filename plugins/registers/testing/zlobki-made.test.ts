import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
// A test may look into its neighbour's pure domain; the plugin itself is handed a Territory.
import { makeTerritory } from '#plugins/places/domain/boundary.ts'
import { zlobki } from '../domain/zlobki.ts'
import { commaSeparated, headerOnly, lastRowShort, withColumnsReversed, withoutColumn, withStrangeHeaders } from './broken-files.ts'
import { readFileThrough, touchedRows } from './read-file.ts'
import { firstEdition, type MadeEdition, secondEdition } from './zlobki-made.ts'

const territory = makeTerritory(JSON.parse(readFileSync(new URL('../../places/data/voivodeships.geojson', import.meta.url), 'utf8')))
const textOf = (edition: MadeEdition) => readFileSync(edition.file, 'utf8')
const readingsOf = (text: string) => readFileThrough(text, zlobki, territory)
const readOf = (text: string) =>
  new Map(readingsOf(text).flatMap((each) => (each.kind === 'read' ? [[each.number, each.fields] as const] : [])))

describe.each([firstEdition, secondEdition])('the made edition of $date', (edition) => {
  const readings = readingsOf(textOf(edition))

  test('reads and rejects as stated', () => {
    expect(readings).toHaveLength(edition.read)
    expect(readings.filter(({ kind: is }) => is === 'read')).toHaveLength(edition.new + edition.known)
    expect(readings.filter(({ kind: is }) => is === 'rejected').map(({ kind: is, ...rest }) => rest)).toEqual(edition.rejected)
  })

  test('touches as many rows by each rule as stated', () => {
    expect(touchedRows(readings)).toEqual(edition.appliedRules)
  })

  test('names those that are suspended', () => {
    expect(readings.flatMap((each) => (each.kind === 'read' && each.fields.suspended ? [each.number] : []))).toEqual(edition.suspended)
  })

  test('reads the same with strange headers and with its columns reversed', () => {
    expect(readingsOf(withStrangeHeaders(textOf(edition)))).toEqual(readings)
    expect(readingsOf(withColumnsReversed(textOf(edition)))).toEqual(readings)
  })

  test('never says anything empty', () => {
    for (const fields of readOf(textOf(edition)).values()) expect(Object.values(fields)).not.toContain('')
  })
})

describe('the two made editions', () => {
  const [first, second] = [readOf(textOf(firstEdition)), readOf(textOf(secondEdition))]

  test('share and lose facilities as stated', () => {
    expect([...second.keys()].filter((number) => first.has(number))).toHaveLength(secondEdition.known)
    expect([...second.keys()].filter((number) => !first.has(number))).toHaveLength(secondEdition.new)
    expect([...first.keys()].filter((number) => !second.has(number))).toEqual(secondEdition.gone)
  })

  test('lie in all sixteen voivodeships', () => {
    for (const edition of [first, second]) expect(new Set([...edition.values()].map(({ voivodeship }) => voivodeship)).size).toBe(16)
  })

  test('tell of an unchanged facility the same in both layouts', () => {
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

describe('a file that is not what it should be', () => {
  const text = textOf(firstEdition)

  test('is refused by the name of the column it lacks', () => {
    expect(() => readingsOf(withoutColumn(text, 'Telefon żłobka/klubu'))).toThrow('Telefon żłobka/klubu')
    expect(() => readingsOf(commaSeparated(headerOnly(text)))).toThrow('Identyfikator instytucji')
    expect(() => readingsOf('')).toThrow('Identyfikator instytucji')
  })

  test('may be without a column that is only welcome', () => {
    const first = readOf(withoutColumn(headerOnly(text), 'Zniżki'))
    expect(first.size).toBe(0)
  })

  test('is truncated visibly', () => {
    expect(() => readingsOf(lastRowShort(text))).toThrow(/length/i)
    expect(readingsOf(headerOnly(text))).toEqual([])
  })
})
