import { expect, test } from 'vitest'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { pointOfDistrict, quarterNames } from './quarter-names.ts'

const city: PlaceName = {
  kind: 'city',
  name: 'Warszawa',
  aliases: [],
  voivodeship: 'mazowieckie',
  county: 'Warszawa',
  commune: '',
  citySlug: 'warszawa',
  districtSlug: null,
  city: null,
  longitude: 21,
  latitude: 52.2,
  facilities: 90,
  population: 1_800_000,
}
const district: PlaceName = { ...city, kind: 'district', name: 'Praga Południe', districtSlug: 'praga-poludnie', city: 'Warszawa' }
const quarter = (name: string, slug: string, town = 'warszawa') => ({
  name,
  slug,
  voivodeship: 'mazowieckie',
  city: town,
  longitude: 21.06,
  latitude: 52.24,
  rank: 2,
})
const quarters = [
  quarter('Praga-Południe', 'praga-poludnie'),
  quarter('Saska Kępa', 'saska-kepa'),
  quarter('Osiedle im. Reja', 'osiedle-im-reja'),
  quarter('Centrum', 'centrum', 'radom'),
]

test('CA-11 quarters are those of the directory’s cities that are none of its districts', () => {
  const names = quarterNames([city, district], quarters)
  expect(names.map(({ name, aliases }) => [name, aliases])).toEqual([
    ['Saska Kępa', []],
    ['Osiedle im. Reja', ['Reja']],
  ])
  expect(names[0]).toMatchObject({ kind: 'quarter', citySlug: 'warszawa', districtSlug: 'saska-kepa', city: 'Warszawa', facilities: 0 })
})

test('a district without a point has that of the quarter of its name', () => {
  expect(pointOfDistrict('Praga Południe', quarters)).toMatchObject({ longitude: 21.06, latitude: 52.24 })
  expect(pointOfDistrict('Wola', quarters)).toBeNull()
})
