import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type VoivodeshipSlug, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { type BoundaryFile, makeTerritory } from './boundary.ts'

const read = (): BoundaryFile => JSON.parse(readFileSync(new URL('../data/voivodeships.geojson', import.meta.url), 'utf8'))
const territory = makeTerritory(read())

/** Haversine distance, as an independent reference. */
const metres = (x: number, y: number, toX: number, toY: number) => {
  const rad = (d: number) => (d * Math.PI) / 180
  const a = Math.sin(rad(toY - y) / 2) ** 2 + Math.cos(rad(y)) * Math.cos(rad(toY)) * Math.sin(rad(toX - x) / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(a))
}

describe('makeTerritory', () => {
  const capitals: readonly [VoivodeshipSlug, number, number][] = [
    ['dolnoslaskie', 17.03, 51.11],
    ['kujawsko-pomorskie', 18.0, 53.12],
    ['lubelskie', 22.57, 51.25],
    ['lubuskie', 15.51, 51.94],
    ['lodzkie', 19.46, 51.76],
    ['malopolskie', 19.94, 50.06],
    ['mazowieckie', 21.01, 52.23],
    ['opolskie', 17.93, 50.67],
    ['podkarpackie', 22.0, 50.04],
    ['podlaskie', 23.16, 53.13],
    ['pomorskie', 18.6, 54.35],
    ['slaskie', 19.02, 50.26],
    ['swietokrzyskie', 20.63, 50.87],
    ['warminsko-mazurskie', 20.48, 53.78],
    ['wielkopolskie', 16.93, 52.41],
    ['zachodniopomorskie', 14.55, 53.43],
  ]

  test('has each voivodeship once; each capital is inside its own voivodeship only', () => {
    expect(capitals.map(([slug]) => slug).toSorted()).toEqual([...voivodeshipSlugs].toSorted())
    for (const [slug, x, y] of capitals) {
      expect(voivodeshipSlugs.filter((each) => territory.metresOutside(each, x, y) === 0)).toEqual([slug])
    }
  })

  test('measures the distance of points outside in metres', () => {
    const warsawToMalopolska = territory.metresOutside('malopolskie', 21.01, 52.23)
    expect(warsawToMalopolska).toBeGreaterThan(180_000)
    expect(warsawToMalopolska).toBeLessThan(220_000)
    expect(territory.metresOutside('mazowieckie', 0, 0)).toBeGreaterThan(5_000_000)
  })

  test('differs by at most 1 % from the great-circle distance to an edge', () => {
    const square = makeTerritory({
      features: [
        {
          properties: { name_pl: 'województwo łódzkie' },
          geometry: {
            type: 'MultiPolygon',
            coordinates: [
              [
                [
                  [19, 51],
                  [20, 51],
                  [20, 52],
                  [19, 52],
                  [19, 51],
                ],
                [
                  [19.4, 51.4],
                  [19.6, 51.4],
                  [19.6, 51.6],
                  [19.4, 51.6],
                  [19.4, 51.4],
                ],
              ],
              [
                [
                  [25, 51],
                  [26, 51],
                  [26, 52],
                  [25, 52],
                  [25, 51],
                ],
              ],
            ],
          },
        },
      ],
    })
    for (const [x, y, toX, toY] of [
      [18.9, 51.5, 19, 51.5],
      [20.5, 52.3, 20, 52],
      [19.5, 50.9, 19.5, 51],
      [19.45, 51.5, 19.4, 51.5],
      [24.9, 51.5, 25, 51.5],
    ] as const) {
      expect(square.metresOutside('lodzkie', x, y) / metres(x, y, toX, toY)).toBeCloseTo(1, 2)
    }
    expect(square.metresOutside('lodzkie', 19.1, 51.1)).toBe(0)
    expect(square.metresOutside('lodzkie', 25.5, 51.5)).toBe(0)
    expect(square.metresOutside('lodzkie', 19.5, 51.5)).toBeGreaterThan(6_000)
  })

  test('rejects unknown and missing voivodeships', () => {
    expect(() =>
      makeTerritory({ features: [{ properties: { name_pl: 'Mordor' }, geometry: { type: 'Polygon', coordinates: [] } }] }),
    ).toThrow('Mordor')
    expect(() => makeTerritory({ features: [] }).metresOutside('lodzkie', 19, 51)).toThrow('lodzkie')
  })
})
