import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { aTextSearch, box, circle, makeMapFixture, nw, se } from '../testing/map-fixture.ts'

test('searches an area or a city, at most three hundred facilities, and says when there are more', async () => {
  const { search, queries, slices, optionsRead } = makeMapFixture({ total: 9 })
  expect(await run(search(visitor, { geo_nw: nw, geo_se: se }))).toEqual({
    cards: expect.stringContaining('"id":"b"'),
    total: 9,
    truncated: true,
    version: '7',
    byCity: false,
  })
  expect(await run(search(visitor, { city_cache: 'malopolskie/krakow' }))).toMatchObject({ byCity: true })
  expect(queries.map(({ within }) => within)).toEqual([box, { city: 'malopolskie/krakow' }])
  expect([slices, optionsRead()]).toEqual([[{ limit: 300 }, { limit: 300 }], 0])
})

test('selects facets by option and URL value; unknown values of the three lists match nothing', async () => {
  const { search, queries } = makeMapFixture()
  for (const values of [['wyrozniona'], ['premium', 'x'], ['x'], []])
    await run(search(visitor, { geo_nw: nw, geo_se: se, accepted_status: values }))
  await run(search(visitor, { geo_nw: nw, geo_se: se, facets: { price: { max: 1000 } } }))
  expect(queries.map(({ selection }) => selection)).toEqual([
    { status: ['premium'] },
    { status: ['premium'] },
    { status: [] },
    {},
    { price: { max: 1000 } },
  ])
})

test('names invalid areas, cities and facets by field', async () => {
  const { search, queries } = makeMapFixture()
  const area = { geo_nw: nw, geo_se: se }
  const wrong = [
    [{}, 'search_polygon'],
    [{ geo_nw: nw }, 'geo_se'],
    [{ geo_nw: se, geo_se: nw }, 'geo_se'],
    [{ ...area, search_polygon: [] }, 'search_polygon'],
    [
      {
        search_polygon: [
          [19, 51],
          [20, 51],
          [20, 50],
          [19, 50],
          [18, 51],
        ],
      },
      'search_polygon',
    ],
    [{ city_cache: 'Kraków' }, 'city_cache'],
    [{ ...area, facets: { colour: ['red'] } }, 'facets.colour'],
    [{ ...area, facets: { status: true } }, 'facets.status'],
    [{ ...area, facets: { status: ['x'] } }, 'facets.status'],
  ] as const
  for (const [body, field] of wrong) {
    const failure = await failureOf(search(visitor, body))
    expect([field, failure]).toMatchObject([field, { _tag: 'Validation', kind: 'invalid', schema: { [field]: [expect.any(String)] } }])
  }
  expect(queries).toEqual([])
})

test('SM-24 searches a text, alone or within an area, its filters beside those of the body', async () => {
  const { search, queries } = makeMapFixture({ texts: { text: aTextSearch({ selection: { price: { max: 1500 } } }) } })
  await run(search(visitor, { text: ' text ', accepted_status: ['premium'] }))
  await run(search(visitor, { text: 'text', geo_nw: nw, geo_se: se }))
  expect(queries).toEqual([
    { within: { anyOf: [circle], noneOf: [] }, selection: { price: { max: 1500 }, status: ['premium'] } },
    { within: { anyOf: [circle], noneOf: [], box }, selection: { price: { max: 1500 } } },
  ])
  for (const body of [{ text: 'other' }, { text: 'text', city_cache: 'malopolskie/krakow' }])
    expect(await failureOf(search(visitor, body))).toMatchObject({ _tag: 'Validation', schema: { text: [expect.any(String)] } })
})
