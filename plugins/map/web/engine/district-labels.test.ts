import { expect, test } from 'vitest'
import { districtLabels } from './district-labels.ts'

type Card = Parameters<typeof districtLabels>[0][number]
const card = (district: string | null, longitude: number | null, latitude: number | null) =>
  ({ voivodeship: 'malopolskie', city_slug: 'krakow', district, longitude, latitude }) as Card

test('labels a district once, at the median of its facilities; ignores districts with few facilities and facilities without coordinates', () => {
  const { features } = districtLabels([
    card('Dębniki', 19.9, 50.03),
    card('Dębniki', 19.91, 50.04),
    card('Dębniki', 19.98, 50.02),
    card('Dębniki', null, null),
    card('Bronowice', 19.8, 50.1),
    ...Array.from({ length: 5 }, () => card('Nowa Huta', 19.94, 50.06)),
    card(null, 19.9, 50),
  ])
  expect(features.map(({ properties, geometry }) => [properties.name, geometry.coordinates])).toEqual([['Dębniki', [19.91, 50.03]]])
})
