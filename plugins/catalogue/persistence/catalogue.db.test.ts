import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { makeOf } from '#core/kernel/define.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { PlacePages } from '../domain/catalogue.port.ts'
import type { CountedQuarter } from '../domain/count-quarters.ts'
import { CatalogueSitemap } from '../services/sitemap.ts'
import { startCatalogue } from '../testing/listed-facilities.ts'

const { platform, catalogue, insert, list, namesOf } = startCatalogue()
const sitemapWith = (quarters: readonly CountedQuarter[]) =>
  makeOf(CatalogueSitemap)({
    places: platform.find(PlacePages),
    quarters: { all: () => Effect.succeed(quarters), inCity: () => Effect.never },
  })

describe('SM-19 recommended facilities', () => {
  const best = async (limit = 9) => (await Effect.runPromise(catalogue().recommended({ city: 'opole' }, limit))).map(({ name }) => name)

  test('are the best rated with at least five opinions, and none without, in the order of the rating as it is shown', async () => {
    await insert(
      { name: 'Complete', completeness: 90 },
      { name: 'Four opinions', completeness: 95, rating: [5, 4] },

      { name: 'Good', rating: [4.2, 30] },
      { name: 'Few but high', rating: [4.5, 5] },
      { name: 'Many', rating: [4.44, 90] },
      { name: 'Shown as good, of more', rating: [4.16, 31] },
      { name: 'Best', rating: [4.8, 30] },
    )
    expect(await best()).toEqual(['Best', 'Few but high', 'Many', 'Shown as good, of more', 'Good'])
    expect(await best(1)).toEqual(['Best'])
  })

  test('are neither suspended nor invented, however good', async () => {
    await insert(
      { name: 'Suspended', rating: [5, 50] },
      { name: 'Invented', made: true, rating: [5, 50] },
      { name: 'Plain', rating: [3, 5] },
    )
    await rowsOf(platform, `update facility set suspended = true where name = 'Suspended'`)
    expect(await best()).toEqual(['Plain'])
  })
})

describe('CA-01 invented facilities', () => {
  const counts = async () => ({
    list: (({ total, listed }) => ({ total, listed }))(await list('name')),
    city: (({ total, listed }) => ({ total, listed }))(await Effect.runPromise(catalogue().city('zlobki', 'opolskie', 'opole'))),
    cities: (await Effect.runPromise(catalogue().cities('zlobki', 'opolskie'))).map(({ slug, count }) => [slug, count]),
    voivodeship: (await Effect.runPromise(catalogue().voivodeships('zlobki'))).map(({ count }) => count),
    overview: (await Effect.runPromise(catalogue().overviews(9))).map(({ total, cities }) => [total, cities.map(({ name }) => name)]),
    best: (await Effect.runPromise(catalogue().recommended({}, 9))).map(({ name }) => name),
  })

  test('count while no register is imported', async () => {
    await insert({ name: 'A', made: true, rating: [5, 9] }, { name: 'B', made: true, city: 'Nysa', rating: [4, 9] })
    expect(await counts()).toEqual({
      list: { total: 1, listed: 1 },
      city: { total: 1, listed: 1 },
      cities: [
        ['nysa', 1],
        ['opole', 1],
      ],
      voivodeship: [2],
      overview: [
        [2, ['Nysa', 'Opole']],
        [0, []],
      ],
      best: ['A', 'B'],
    })
  })

  test('are in no count and not recommended once a register is imported, and stay at the end of their list', async () => {
    await insert(
      { name: 'A', made: true, rating: [5, 9] },
      { name: 'B', made: true, city: 'Nysa', rating: [5, 9] },
      { name: 'Z', rating: [3, 9] },
    )
    expect(await counts()).toEqual({
      list: { total: 1, listed: 2 },
      city: { total: 1, listed: 2 },
      cities: [['opole', 1]],
      voivodeship: [1],
      overview: [
        [1, ['Opole']],
        [0, []],
      ],
      best: ['Z'],
    })
    expect(await namesOf('recommended')).toEqual(['Z', 'A'])
    const sitemap = await Effect.runPromise(sitemapWith([]).slice(0, 10))
    expect(sitemap.map(({ path }) => path)).toEqual(['/zlobki-miasta', '/zlobki/opolskie'])
    expect(await Effect.runPromise(platform.find(Cities).inVoivodeship('opolskie', null))).toEqual([])
  })

  test('are counted again when they change or the register is rolled back', async () => {
    await insert({ name: 'A', made: true }, { name: 'Z' })
    await rowsOf(platform, `update facility set made = not made`)
    expect((await Effect.runPromise(catalogue().city('zlobki', 'opolskie', 'opole'))).total).toBe(1)
    await rowsOf(platform, `delete from facility_statement where source = 'zlobki'`)
    expect((await Effect.runPromise(catalogue().city('zlobki', 'opolskie', 'opole'))).total).toBe(2)
  })
})

test('CA-02 localities with the same name both bear their county', async () => {
  await insert({ name: 'A', city: 'Nysa' }, { name: 'B', city: 'Opole' })
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug) select gen_random_uuid(), 'g', 'C', type, category, voivodeship, 'brzeski', city_id, 'Nysa', 'nysa-brzeski' from facility limit 1`,
  )
  expect((await Effect.runPromise(catalogue().cities('zlobki', 'opolskie'))).map(({ name }) => name)).toEqual([
    'Nysa (pow. x)',
    'Nysa (pow. brzeski)',
    'Opole',
  ])
})

test('CA-11 the sitemap has quarters behind all places, each once', async () => {
  await insert({ name: 'A' }, { name: 'B' }, { name: 'C' })
  const quarter = (slug: string): CountedQuarter => {
    return { category: 'zlobki', voivodeship: 'opolskie', city: 'opole', name: slug, slug, longitude: 18, latitude: 51, rank: 1, count: 3 }
  }
  const sitemap = sitemapWith([quarter('zaodrze'), quarter('malinka')])
  const slice = async (offset: number, limit: number) => (await Effect.runPromise(sitemap.slice(offset, limit))).map(({ path }) => path)
  const all = await slice(0, 100)
  expect(all.slice(-3)).toEqual([
    '/zlobki/opolskie/opole',
    '/zlobki/opolskie/opole/okolice/zaodrze',
    '/zlobki/opolskie/opole/okolice/malinka',
  ])
  expect(await Effect.runPromise(sitemap.count())).toBe(all.length)
  for (const limit of [1, 2, 3]) {
    const offsets = Array.from({ length: all.length }, (_, n) => n * limit)
    expect((await Promise.all(offsets.map((offset) => slice(offset, limit)))).flat()).toEqual(all)
  }
})

test('CA-07 an emptied city has neither page nor place in lists, and its facilities tell where they have gone', async () => {
  await insert({ name: 'A', city: 'MARKI' }, { name: 'B', city: 'MARKI' }, { name: 'C', city: 'MARKI' }, { name: 'D', city: 'Marki' })
  await rowsOf(platform, `update facility set city_slug = 'marki-x' where city = 'MARKI'`)
  const place = () => Effect.runPromise(Effect.result(catalogue().city('zlobki', 'opolskie', 'marki-x')))
  expect(await place()).toMatchObject({ _tag: 'Success' })
  await rowsOf(
    platform,
    `insert into facility_journal (batch_id, facility_id, before) select gen_random_uuid(), id, jsonb_build_object('facility', to_jsonb(f)) from facility f`,
  )
  await rowsOf(
    platform,
    `update facility set city = 'Marki', city_slug = case when name = 'A' then 'zabki' else 'marki' end where city_slug = 'marki-x'`,
  )
  expect(await place()).toMatchObject({ _tag: 'Failure', failure: { _tag: 'CataloguePageNotFound' } })
  const successor = (category: 'zlobki' | 'przedszkola', city: string) =>
    Effect.runPromise(catalogue().successor(category, 'opolskie', city))
  expect(await successor('zlobki', 'marki-x')).toEqual({ voivodeship: 'opolskie', city: 'marki' })
  expect([await successor('przedszkola', 'marki-x'), await successor('zlobki', 'nigdzie')]).toEqual([null, null])
  const paths = await Effect.runPromise(sitemapWith([]).slice(0, 100))
  expect(paths.map(({ path }) => path)).toContain('/zlobki/opolskie/marki')
  expect(paths.map(({ path }) => path)).not.toContain('/zlobki/opolskie/marki-x')
  expect((await Effect.runPromise(catalogue().cities('zlobki', 'opolskie'))).map(({ slug }) => slug)).toEqual(['marki', 'zabki'])
  await rowsOf(platform, 'update facility set active = false, inactive_since = current_date')
  expect(await successor('zlobki', 'marki-x')).toBeNull()
})
