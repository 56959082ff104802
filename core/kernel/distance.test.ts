import { expect, test } from 'vitest'
import { distanceFrom, metresBetween } from './distance.ts'

const palace = { longitude: 21.0061, latitude: 52.2318 }

test('computes the known distance from the Palace of Culture in Warszawa to the Main Square in Kraków', () => {
  expect(metresBetween(palace, { longitude: 19.9373, latitude: 50.0617 }) / 1000).toBeCloseTo(252.6, 0)
})

test('a degree of longitude is shorter than one of latitude; equal points have distance 0', () => {
  expect(metresBetween(palace, { ...palace, longitude: 22.0061 })).toBeCloseTo(68_100, -3)
  expect(metresBetween(palace, { ...palace, latitude: 53.2318 })).toBeCloseTo(111_200, -3)
  expect(metresBetween(palace, palace)).toBe(0)
})

test('CA-08 a distance is unknown without a point on either side', () => {
  expect(distanceFrom(palace, { ...palace, latitude: 52.2418 })).toBe(1112)
  expect(distanceFrom(null, palace)).toBeNull()
  expect(distanceFrom(palace, { ...palace, latitude: null })).toBeNull()
})
