import { expect, test } from 'vitest'
import { localityEntry } from './locality-labels.ts'

const village = {
  name: 'Wola Duża',
  voivodeship: 'lubelskie',
  county: 'biłgorajski',
  commune: 'Biłgoraj',
  cityCache: null,
  longitude: 22.7,
  latitude: 50.5,
  facilities: 0,
}

test('SM-02 gives a village without a facility a box of 6 km around its centre, higher on phones', () => {
  const entry = localityEntry(village, 'Wola Duża, lubelskie')
  expect(entry).toMatchObject({ id: 'lubelskie/bilgorajski/bilgoraj/wola-duza', city_cache: '', display_name: 'Wola Duża, lubelskie' })
  const size = ([south, north, west, east]: readonly number[] = []) => [
    Math.round(((north ?? 0) - (south ?? 0)) * 111.32 * 10) / 10,
    Math.round(((east ?? 0) - (west ?? 0)) * 111.32 * Math.cos((50.5 * Math.PI) / 180) * 10) / 10,
  ]
  expect(size(entry.boundingbox ?? [])).toEqual([6, 6])
  expect(size(entry.mobileBoundingbox ?? [])).toEqual([8, 6])
})

test('gives a locality without coordinates no box', () => {
  expect(localityEntry({ ...village, longitude: null }, '').boundingbox).toBeNull()
})
