import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { SavedSearchHit } from '../contract/events.ts'
import { savedSearchesNotifications } from '../mails.ts'
import { makeSearchesFixture } from '../testing/searches-fixture.ts'
import { RepeatDaily } from './repeat-searches.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSearchesFixture(database)
  fixture.results.found = ['a', 'b']
  const { id } = await run(fixture.saveSearch(fixture.parent, { name: 'Żłobki', query: 'miasto=krakow' }))
  const hits = () => fixture.events.emitted as readonly object[] as readonly SavedSearchHit[]
  const later = () => fixture.clock.advance(3600)
  return { ...fixture, id, hits, later, repeat: makeOf(RepeatDaily)(fixture) }
}

test('SU-03 notifies of new facilities and free places once, with a link that ends the messages about this search', async () => {
  const { repeat, results, hits, later, id, rows, stopLink, parent } = await setUp()
  later()
  expect(await run(repeat(system, {}))).toEqual({ hits: 0 })
  Object.assign(results, { found: ['a', 'b', 'c'], vacant: ['a'] })
  later()
  expect(await run(repeat(system, {}))).toEqual({ hits: 2 })
  later()
  expect(await run(repeat(system, {}))).toEqual({ hits: 0 })
  const [hit] = hits()
  expect(hits()).toHaveLength(1)
  expect(hit).toMatchObject({ accountId: parent.id, search: 'Żłobki', query: 'miasto=krakow', count: 2, unsubscribe: stopLink.urlOf(id) })
  expect(hit?.facilities.toSorted()).toEqual(['Żłobek a, Kraków', 'Żłobek c, Kraków'])
  expect(hit?.cards?.[0]).toEqual({
    name: 'Żłobek c',
    city: 'Kraków',
    tuition_month: 150_000,
    free_places: 4,
    free_places_on: '2026-11-20',
    open_at: 390,
    close_at: 1020,
  })
  expect(await rows.get(id)).toMatchObject({ matches: 3, new_hits: 2 })
  expect(hit && savedSearchesNotifications[0]?.recipient(hit, parent.id)).toEqual({ unsubscribe: stopLink.urlOf(id) })
})

test('a run that ends half-way loses nothing and repeats nothing', async () => {
  const { results, hits, later, saveSearch, parent, events, ...fixture } = await setUp()
  for (const city of ['opole', 'lublin']) await run(saveSearch(parent, { name: city, query: `miasto=${city}` }))
  results.found = ['a', 'b', 'c']
  later()
  let calls = 0
  const broken = { ...events, emit: (event: SavedSearchHit) => (++calls === 2 ? Effect.die('connection lost') : events.emit(event)) }
  await expect(run(makeOf(RepeatDaily)({ ...fixture, events: broken as typeof events })(system, {}))).rejects.toThrow('connection lost')
  await run(makeOf(RepeatDaily)({ ...fixture, events })(system, {}))
  expect(
    hits()
      .map(({ search, count }) => [search, count])
      .toSorted(),
  ).toEqual([
    ['lublin', 1],
    ['opole', 1],
    ['Żłobki', 1],
  ])
})

test('repeats only those of its frequency; a place that is gone for a while changes nothing', async () => {
  const { repeat, results, later, searches, rows, id } = await setUp()
  const search = await rows.get(id)
  if (!search) throw new Error('not saved')
  await run(searches.save({ ...search, frequency: 'off' }))
  results.found = ['a', 'b', 'c']
  later()
  expect(await run(repeat(system, {}))).toEqual({ hits: 0 })
  await run(searches.save({ ...search, query: 'q=nic' }))
  expect(await run(repeat(system, {}))).toEqual({ hits: 0 })
  await run(searches.save({ ...search, frequency: 'daily' }))
  later()
  expect(await run(repeat(system, {}))).toEqual({ hits: 1 })
})

const text = 'żłobki blisko Krakowa'
const areas = (metres: number) => ({ anyOf: [{ centre: { longitude: 19.94, latitude: 50.06 }, metres }], noneOf: [] })

const setUpText = async () => {
  const fixture = await setUp()
  const { readings, saveSearch, parent } = fixture
  readings.set(text, { meaning: 'near', within: areas(10_000) })
  const { id } = await run(saveSearch(parent, { name: text, query: `q=${encodeURIComponent(text)}` }))
  return { ...fixture, textId: id, ofText: () => fixture.hits().filter(({ search }) => search === text) }
}

test('SU-03 a saved text tells of new facilities as long as it means the same', async () => {
  const { repeat, results, later, ofText } = await setUpText()
  results.found = ['a', 'b', 'c']
  later()
  await run(repeat(system, {}))
  expect(ofText()).toMatchObject([{ count: 1, query: new URLSearchParams({ q: text }).toString() }])
})

test('SU-03 a text of which nothing is read, or that means something else, tells nothing and says so, until it means the same again', async () => {
  const { repeat, results, later, ofText, rows, readings, textId } = await setUpText()
  results.found = ['a', 'b', 'c', 'd']
  for (const changed of [null, { meaning: 'all nurseries', within: { anyOf: [], noneOf: [] } }]) {
    if (changed) readings.set(text, changed)
    else readings.delete(text)
    later()
    await run(repeat(system, {}))
    expect([ofText(), await rows.get(textId)]).toMatchObject([[], { outdated: true, matches: 2 }])
  }
  readings.set(text, { meaning: 'near', within: areas(10_000) })
  later()
  await run(repeat(system, {}))
  expect([ofText(), await rows.get(textId)]).toMatchObject([[{ count: 2 }], { outdated: false, matches: 4 }])
})

test('SU-03 an area that grows tells only what is new where it was, and knows the rest from then on', async () => {
  const { repeat, results, later, ofText, rows, readings, textId } = await setUpText()
  const before = areas(10_000)
  const now = areas(15_000)
  readings.set(text, { meaning: 'near', within: now })
  results.found = ['a', 'b', 'c', 'd', 'e']
  const stored = (await rows.get(textId))?.reading?.within
  expect(stored).toEqual(before)
  results.inside.set(JSON.stringify(stored), ['a', 'b', 'c'])
  for (let n = 0; n < 2; n++) {
    later()
    await run(repeat(system, {}))
  }
  expect([ofText(), await rows.get(textId)]).toMatchObject([
    [{ count: 1, facilities: ['Żłobek c, Kraków'] }],
    { matches: 5, reading: { within: now } },
  ])
})

test('a text from before its meaning was kept tells nothing the first time', async () => {
  const { repeat, results, later, ofText, rows, searches, textId } = await setUpText()
  const search = await rows.get(textId)
  if (!search) throw new Error('not saved')
  await run(searches.save({ ...search, reading: null }))
  results.found = ['a', 'b', 'c']
  later()
  await run(repeat(system, {}))
  expect([ofText(), await rows.get(textId)]).toMatchObject([[], { matches: 3, reading: { meaning: 'near' } }])
})
