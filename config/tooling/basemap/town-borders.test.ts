import { expect, test } from 'vitest'
import { makeBorderFinder } from './town-borders.ts'

test('CA-11 finds the town around a point, or the expected one near its boundary where no other locality is nearer', () => {
  const square = (nazwa: string, west: number, east: number) => ({
    properties: { nazwa },
    geometry: {
      type: 'Polygon' as const,
      coordinates: [
        [
          [west, 54],
          [east, 54],
          [east, 55],
          [west, 55],
          [west, 54],
        ] as const,
      ],
    },
  })
  const townAt = makeBorderFinder(
    { features: [square('powiat Sopot', 18, 19), square('powiat Gdańsk', 19, 20), square('powiat pucki', 17, 18)] },
    [
      { name: 'Pruszcz', longitude: 20.005, latitude: 54.9 },
      { name: 'Gdańsk', longitude: 20.005, latitude: 54.1 },
    ],
  )
  const at = (longitude: number, latitude = 54.5) => townAt({ longitude, latitude }, 'Gdańsk')
  expect([at(19.5), at(18.5), at(17.5), at(20.01), at(20.02), at(20.01, 54.9), at(20.01, 54.1)]).toEqual([
    'Gdańsk',
    'Sopot',
    null,
    'Gdańsk',
    null,
    null,
    'Gdańsk',
  ])
})
