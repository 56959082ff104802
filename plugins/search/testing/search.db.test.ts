import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { anonymous } from '#core/access/actor.ts'
import { provide } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import type { Suggester } from '#core/search/suggestions.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'
import { plugins as installed } from '#plugins/server.gen.ts'
import type { GeoSearchBody } from '../contract/geo-search.ts'
import { FindNames } from '../use-cases/find-names.ts'

const Materials = token<Suggester>('dummy/Materials')
const Broken = token<Suggester>('dummy/Broken')
const dummy = definePlugin({
  name: 'dummy',
  providers: [
    provide(Materials, {}, (): Suggester => (text) => Effect.succeed([{ label: `Karta: ${text}`, note: 'PDF', href: '/strefa/karta' }])),
    provide(Broken, {}, (): Suggester => () => Effect.die(new Error('broken'))),
  ],
  suggestionGroups: [
    { key: 'broken', label: asMessageKey('dummy.broken'), load: Broken },
    { key: 'materials', label: asMessageKey('dummy.materials'), load: Materials },
  ],
  messages: { pl: { 'dummy.materials': 'Materiały' }, ua: { 'dummy.materials': 'Матеріали' }, en: { 'dummy.materials': 'Materials' } },
})

interface Facility {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly city: string
  readonly city_slug: string
  readonly voivodeship: string
}

const platform = startForTests(() => testPlatform({ plugins: [...installed, dummy] }))
let facilities: readonly Facility[]
beforeAll(async () => {
  await importFixtureEdition(platform)
  await eventually(() => platform.run(FindNames, anonymous('t'), { query: 'warszawa' }))
  facilities = await rowsOf<Facility>(
    platform,
    'select id, name, slug, city, city_slug, voivodeship from facility where active order by slug',
  )
})

const search = (body: GeoSearchBody) => platform.run(FindNames, anonymous('t'), body)
const anyFacility = () => {
  const facility = facilities.find(({ name }) => name.length > 12)
  if (!facility) throw new Error('no facility')
  return facility
}

test('SM-01 finds each city with a facility by its name, with its bounding box', async () => {
  for (const { city, voivodeship, city_slug } of facilities.slice(0, 20)) {
    const { cities } = await search({ query: city })
    const entry = cities.find(({ city_cache }) => city_cache === `${voivodeship}/${city_slug}`)
    expect([city, entry?.name]).toEqual([city, city])
    expect(entry?.boundingbox).not.toBeNull()
  }
})

test('SM-03 finds each facility by its name and city', async () => {
  for (const { id, name, city } of facilities.slice(0, 20)) {
    const found = await search({ query: `${name} ${city}` })
    expect([name, found.facilities.map((facility) => facility.id)]).toEqual([name, expect.arrayContaining([id])])
  }
})

test('SM-26 the count beside a city is that of the catalogue’s two categories; primary schools are not counted', async () => {
  const counted = await rowsOf<{ city: string; key: string; facilities: number }>(
    platform,
    `select min(city) city, voivodeship || '/' || city_slug key, sum(total)::int facilities from facility_count group by 2 order by 3 desc, 2 limit 10`,
  )
  const [{ id } = { id: '' }] = await rowsOf<{ id: string }>(
    platform,
    `update facility set category = null, type = 'primary_school' where id = (select id from facility where active and voivodeship || '/' || city_slug = '${counted[0]?.key}' limit 1) returning id`,
  )
  expect(id).not.toBe('')
  const expected = counted.map((one, at) => ({ ...one, facilities: one.facilities - (at === 0 ? 1 : 0) }))
  for (const { city, key, facilities } of expected)
    await eventually(async () => {
      const entry = (await search({ query: city })).cities.find(({ city_cache }) => city_cache === key)
      expect([city, entry?.facilities]).toEqual([city, facilities])
    })
})

test('AP-08 required values filter; an empty list does not', async () => {
  const { city } = anyFacility()
  const all = (await search({ query: city, accepted_status: [] })).facilities
  expect(all.length).toBeGreaterThan(0)
  expect((await search({ query: city, required_specialization: ['szkola-podstawowa'] })).facilities).toEqual([])
  expect((await search({ query: city, required_specialization: ['zlobek'] })).facilities.every(({ type }) => type === 'nursery')).toBe(true)
})

test('SM-05 an empty query returns the 18 listed cities in the requested language, and nothing else', async () => {
  const names = async (language: 'pl' | 'ua') => (await search({ query: ' ', language })).cities.map(({ display_name }) => display_name)
  expect(await names('pl')).toHaveLength(18)
  expect(await names('pl')).toContain('Kraków, małopolskie')
  expect((await names('ua')).find((name) => name.startsWith('Краків'))).toBeDefined()
})

test('PL-14 the group of a plugin comes after the two own ones, with a label in the requested language; a broken one is left out', async () => {
  expect((await search({ query: 'bal', language: 'ua' })).groups).toEqual([
    { key: 'materials', label: 'Матеріали', items: [{ label: 'Karta: bal', note: 'PDF', href: '/strefa/karta' }] },
  ])
  expect((await search({ query: '' })).groups).toEqual([])
})

test('a repeated search of a city needs no query', async () => {
  const { city } = anyFacility()
  await search({ query: city })
  platform.queries.length = 0
  await search({ query: city })
  expect(platform.queries).toEqual([])
})
