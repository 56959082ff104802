import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Place {
  readonly kind: string
  readonly name: string
  readonly order: number
  readonly 'name:uk'?: string
  readonly 'name:en'?: string
}

const { features } = JSON.parse(readFileSync(new URL('../web/basemap/basemap.geojson', import.meta.url), 'utf8')) as {
  readonly features: readonly { readonly properties: Place }[]
}
const placesOf = (kind: string) => features.map(({ properties }) => properties).filter((place) => place.kind === kind)

test('the fifty largest towns and all voivodeships have Ukrainian names, and those that differ in English an English one', () => {
  const towns = placesOf('town').toSorted((a, b) => a.order - b.order)
  expect(towns.slice(0, 50).filter((town) => !/^[\u0400-\u04ff’ -]+$/.test(town['name:uk'] ?? ''))).toEqual([])
  expect(towns[0]).toMatchObject({ name: 'Warszawa', 'name:uk': 'Варшава', 'name:en': 'Warsaw' })
  const regions = placesOf('region')
  expect(regions).toHaveLength(16)
  expect(regions.filter((region) => !region['name:uk'] || !region['name:en'])).toEqual([])
})
