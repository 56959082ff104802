import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { makeMapFixture, nw, se } from '../testing/map-fixture.ts'

test('clusters with quarters of zooms up to 18, 7 by default, and returns each card once', async () => {
  const { cluster, zooms, cardIds } = makeMapFixture()
  const result = await run(cluster(visitor, { geo_nw: nw, geo_se: se }))
  const idsOf = (json: string) => (JSON.parse(json) as readonly { readonly id: string }[]).map(({ id }) => id)
  expect([idsOf(result.facilities), idsOf(result.pins)]).toEqual([['a', 'b'], ['c']])
  for (const zoom of [12.7, 22]) await run(cluster(visitor, { geo_nw: nw, geo_se: se, zoom }))
  expect([zooms, cardIds.length]).toEqual([[7, 12.75, 18], 6])
})

test('adds the names of districts in the area once there is room for them', async () => {
  const { cluster } = makeMapFixture()
  const area = { geo_nw: nw, geo_se: se }
  expect((await run(cluster(visitor, { ...area, zoom: 9 }))).districts).toEqual([])
  expect((await run(cluster(visitor, { ...area, zoom: 12 }))).districts).toEqual([
    { name: 'Dębniki', longitude: 19.4, latitude: 50.4, count: 9 },
  ])
})
