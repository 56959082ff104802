import { expect, test } from 'vitest'
import { surroundings } from './near.ts'

const home = { latitude: 50.0614321, longitude: 19.9365798 }

test('CA-09 the box around the device contains it, but its centre is somewhere else', () => {
  const { west, south, east, north } = surroundings(home)
  expect([west, south, east, north]).toEqual([19.89, 50.02, 19.98, 50.1])
  expect(west < home.longitude && home.longitude < east && south < home.latitude && home.latitude < north).toBe(true)
  expect(surroundings({ latitude: 50.0634, longitude: 19.9311 })).toEqual(surroundings(home))
})
