import { expect, test } from 'vitest'
import { encodePoints } from '#config/quality/testing/encode-points.ts'
import { decodeTile } from './decode-tile.ts'

const point = (name: string, x: number, y: number) => ({ x, y, properties: { name, population_rank: 300 } })

test('features of a tile have the type, the properties and the coordinates that they were written with', () => {
  expect(decodeTile(encodePoints('places', [point('Łazy', 1, 4095), point('Zaspa', -80, 5000)])).get('places')).toEqual({
    extent: 4096,
    features: [
      { type: 'point', properties: { name: 'Łazy', population_rank: 300 }, parts: [[1, 4095]] },
      { type: 'point', properties: { name: 'Zaspa', population_rank: 300 }, parts: [[-80, 5000]] },
    ],
  })
})

test('layers of one name are one layer, and a single one is decoded where only it is asked for', () => {
  const tile = Buffer.concat([
    encodePoints('places', [point('Oliwa', 1, 2)]),
    encodePoints('pois', [point('sklep', 3, 4)]),
    encodePoints('places', [point('Łazy', 5, 6)]),
  ])
  const namesOf = (only?: string) =>
    [...decodeTile(tile, only)].map(([layer, { features }]) => [layer, ...features.map(({ properties }) => properties['name'])])
  expect(namesOf()).toEqual([
    ['places', 'Oliwa', 'Łazy'],
    ['pois', 'sklep'],
  ])
  expect(namesOf('places')).toEqual([['places', 'Oliwa', 'Łazy']])
})
