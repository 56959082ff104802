import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { Quarters } from '#plugins/places/contract/queries.ts'
import { startCatalogue } from '../testing/listed-facilities.ts'
import { QuarterPages } from './quarter-pages.ts'

const { platform, insert } = startCatalogue()

test('CA-11 a quarter has a page where three facilities that count are near, unless a district has its name', async () => {
  await insert({ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }, { name: 'E', made: true })
  const found = await Effect.runPromise(platform.find(Quarters).inCity({ voivodeship: 'opolskie', slug: 'opole' }))
  const [zaodrze] = found.filter(({ slug }) => slug === 'zaodrze')
  await rowsOf(platform, 'update facility set longitude = ?, latitude = ?', [zaodrze?.longitude, zaodrze?.latitude])
  await rowsOf(platform, `update facility set location_precision = 'approximate' where name = 'D'`)
  const pages = () => Effect.runPromise(platform.find(QuarterPages).inCity('zlobki', { voivodeship: 'opolskie', city: 'opole' }))
  await rowsOf(platform, `update facility set district = 'Nadodrze', district_slug = 'nadodrze' where name = 'A'`)
  const counted = await pages()
  expect(counted.filter(({ slug }) => slug === 'zaodrze')).toMatchObject([{ name: 'Zaodrze', category: 'zlobki', count: 3 }])
  // Nadodrze is near too, and a district.
  expect(counted.map(({ slug }) => slug)).not.toContain('nadodrze')
  expect(counted.length).toBeLessThan(found.length)
  expect(await Effect.runPromise(platform.find(QuarterPages).inCity('przedszkola', { voivodeship: 'opolskie', city: 'opole' }))).toEqual([])
})
