import { expect, test } from 'vitest'
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
