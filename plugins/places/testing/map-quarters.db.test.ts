import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { writeArchive } from '#config/quality/testing/write-archive.ts'
import { Localities } from '#core/places/localities.port.ts'
import { type PlaceName, PlaceNames } from '#core/places/place-names.port.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { MapQuarters } from '../contract/map-quarters.ts'
import { Quarters } from '../contract/queries.ts'
import { type MappedPlace, quarterTiles } from './quarter-tiles.ts'

const platform = startForTests(testPlatform)
const run = Effect.runPromise
const within = { west: 14, south: 49, east: 24.2, north: 54.9 }

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kredka-quarters-'))
  const localities = [
    { voivodeship: 'mazowieckie', county: 'otwocki', city: 'Józefów' },
    { voivodeship: 'mazowieckie', county: 'grodziski', city: 'Józefów' },
    { voivodeship: 'opolskie', county: 'nyski', city: 'Nysa' },
  ]
  // The village has most facilities, and therefore the plain slug.
  const counted = localities.map((one, n) => ({ ...one, districts: [], facilities: n + 1 }))
  await run(platform.find(Transaction)(platform.find(Localities).findOrCreate(counted)))
})
afterEach(() => run(platform.find(MapQuarters).reset()))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const readTowns = (...places: readonly MappedPlace[]) => {
  const file = path.join(folder, 'map.pmtiles')
  const head = { minZoom: 13, maxZoom: 14, bounds: [14, 49, 24.2, 54.9], metadata: {} } as const
  writeFileSync(file, writeArchive(quarterTiles(places), head))
  return run(platform.find(MapQuarters).read(file, { maxZoom: 14, within }))
}
const use = async (...places: readonly MappedPlace[]) => run(platform.find(MapQuarters).use(await readTowns(...places)))
const inCity = async (voivodeship: string, slug: string) =>
  (await run(platform.find(Quarters).inCity({ voivodeship, slug }))).map(({ slug: quarter }) => quarter)
const cityOf = (name: string, citySlug: string): PlaceName => ({
  kind: 'city',
  name,
  aliases: [],
  voivodeship: 'opolskie',
  county: name,
  commune: '',
  citySlug,
  districtSlug: null,
  city: null,
  longitude: null,
  latitude: null,
  facilities: 1,
  population: 0,
})
const otherNames = async () => {
  const names = await run(platform.find(PlaceNames).others([cityOf('Opole', 'opole')]))
  return names.filter(({ kind }) => kind === 'quarter').map(({ name }) => name)
}

const olesnica: MappedPlace = { name: 'Oleśnica Dolna', kind: 'suburb', longitude: 17.335, latitude: 50.473 }
const jozefow: MappedPlace = { name: 'Górki', kind: 'quarter', longitude: 21.23, latitude: 52.135 }
const opole: MappedPlace = { name: 'Zaodrze', kind: 'suburb', longitude: 17.9, latitude: 50.671 }

test('CA-11 quarters of the map are those of its towns, under the slugs of the directory; other towns keep the bundled ones', async () => {
  const gdansk = await inCity('pomorskie', 'gdansk')
  const version = await run(platform.find(Quarters).version())
  expect(gdansk).toContain('oliwa')
  expect(await inCity('opolskie', 'nysa')).toEqual([])
  await use(olesnica, jozefow, opole, { name: 'Sokolec', kind: 'village', longitude: 21.2, latitude: 52.13 })
  expect(await inCity('opolskie', 'nysa')).toEqual(['olesnica', 'olesnica-dolna'])
  expect(await inCity('opolskie', 'opole')).toEqual(['zaodrze'])
  expect(await inCity('pomorskie', 'gdansk')).toEqual(gdansk)
  expect([await inCity('mazowieckie', 'jozefow-otwocki'), await inCity('mazowieckie', 'jozefow')]).toEqual([['gorki'], []])
  expect(await run(platform.find(Quarters).version())).not.toBe(version)
})

test('CA-11 a map without quarters leaves those in use, the next one replaces them, and a reset brings the bundled ones back', async () => {
  await use(olesnica)
  await use({ ...olesnica, kind: 'village' })
  expect(await inCity('opolskie', 'nysa')).toEqual(['olesnica', 'olesnica-dolna'])
  await use({ ...olesnica, name: 'Radoszyn' })
  expect(await inCity('opolskie', 'nysa')).toEqual(['radoszyn'])
  await run(platform.find(MapQuarters).reset())
  expect(await inCity('opolskie', 'nysa')).toEqual([])
  expect((await inCity('opolskie', 'opole')).length).toBeGreaterThan(20)
})

test('SM-26 names of the index have the quarters that are in use', async () => {
  await use({ ...opole, name: 'Radoszyn' })
  expect(await otherNames()).toEqual(expect.arrayContaining(['Radoszyn']))
  expect(await otherNames()).not.toContain('Zaodrze')
})
