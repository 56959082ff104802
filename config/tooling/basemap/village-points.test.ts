import { expect, test } from 'vitest'
import { encodePoints } from '#config/quality/testing/encode-points.ts'
import { villagePoints } from './village-points.ts'

const locality = { voivodeship: 'malopolskie', county: 'myślenicki', commune: 'Dobczyce', town: false } as const

test('groups villages, not towns, by tile, with their position in it and the rank of their population', () => {
  const tiles = villagePoints(
    [
      { ...locality, name: 'Na równiku', longitude: 0, latitude: 0, population: 0 },
      { ...locality, name: 'Ćwierć na wschód', longitude: 45, latitude: 0, population: 1500 },
      { ...locality, name: 'Miasto', longitude: 45, latitude: 0, population: 1500, town: true },
    ],
    1,
  )
  expect([...tiles.keys()]).toEqual(['1/1'])
  expect(tiles.get('1/1')).toMatchObject([
    { x: 0, y: 0, properties: { name: 'Na równiku', population_rank: 0 } },
    { x: 1024, y: 0, properties: { name: 'Ćwierć na wschód', population_rank: 2 } },
  ])
})

test('encodes points as a layer of a vector tile', () => {
  const layer = encodePoints('places', [{ x: 1, y: 2, properties: { name: 'Łazy', rank: 300 } }])
  // Read with the specification of vector tiles: layer, version, name, feature (tags, type, geometry), keys, values, extent.
  expect(Buffer.from(layer).toString('hex')).toBe(
    ['1a36', '7802', '0a06706c61636573', '120d', '120400000101', '1801', '2203090204', '1a046e616d65', '1a0472616e6b']
      .concat(['2207', '0a05c581617a79', '2203', '28ac02', '288020'])
      .join(''),
  )
})
