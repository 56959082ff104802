import { describe, expect, test } from 'vitest'
import { cleanCoordinates, cleanPoint } from './coordinates.ts'

/** A fake country: the strip between 19° and 20° of longitude, 100 km per degree. */
const strip = { metresOutside: (_: string, longitude: number) => Math.max(0, 19 - longitude, longitude - 20) * 100_000 }
const cleaned = (text: string) => cleanCoordinates(text, 'lodzkie', strip)

describe('coordinates', () => {
  test.each([
    ['19.5;51.5', 19.5, 'exact', []],
    ['19,5;51,5', 19.5, 'exact', []],
    [' 20.02 ; 51.5 ', 20.02, 'exact', []],
    ['20.021;51.5', 20.021, 'flagged', ['coordinates-flagged']],
    ['20.08;51.5', 20.08, 'flagged', ['coordinates-flagged']],
    ['51.5;19.5', 19.5, 'exact', ['coordinates-swapped']],
  ])('accepts %j', (text, longitude, precision, appliedRules) => {
    expect(cleaned(text)).toEqual({ value: { longitude, latitude: 51.5, precision }, appliedRules })
  })

  test.each([
    ['', 'coordinates-missing'],
    [',', 'coordinates-missing'],
    [';', 'coordinates-missing'],
    ['19.5;;;51.5;]', 'coordinates-broken'],
    ['19.5', 'coordinates-broken'],
    ['x;y', 'coordinates-broken'],
    ['195;510', 'coordinates-broken'],
    ['20.081;51.5', 'coordinates-outside'],
    ['2.35;48.85', 'coordinates-outside'],
  ])('rejects %j', (text, rule) => {
    expect(cleaned(text)).toMatchObject({ value: null, appliedRules: [rule] })
  })

  test('keeps the text of a point outside the voivodeship as a doubt', () => {
    expect(cleaned('2.35;48.85').doubts).toEqual([{ about: 'location', text: '2.35; 48.85', reason: 'outside' }])
  })

  test('reads points from two cells', () => {
    expect(cleanPoint('19.5', '51.5', 'lodzkie', strip).value).toEqual({ longitude: 19.5, latitude: 51.5, precision: 'exact' })
    expect(cleanPoint('', '', 'lodzkie', strip).appliedRules).toEqual(['coordinates-missing'])
  })
})
