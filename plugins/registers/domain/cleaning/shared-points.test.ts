import { expect, test } from 'vitest'
import { sharedPoints } from './shared-points.ts'

test('finds points that a geocoder has given to rows of different localities, in small steps of latitude', () => {
  const rows = [
    { longitude: 20.5, latitude: 49.6, locality: 'Korzenna' },
    { longitude: 20.5, latitude: 49.60003, locality: 'Łącko' },
    { longitude: 20.5, latitude: 49.60006, locality: 'Korzenna' },
    { longitude: 20.5, latitude: 49.7, locality: 'Podegrodzie' },
    { longitude: 20.6, latitude: 49.60003, locality: 'Podegrodzie' },
  ]
  expect(sharedPoints(rows.toReversed())).toEqual(new Set(['20.5,49.60006', '20.5,49.60003', '20.5,49.6']))
})

test('rows of one locality may share a point', () => {
  const row = { longitude: 20.5, latitude: 49.6, locality: 'Korzenna' }
  expect(sharedPoints([row, row])).toEqual(new Set())
  expect(sharedPoints([])).toEqual(new Set())
})
