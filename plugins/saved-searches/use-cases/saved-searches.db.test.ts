import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { searchLimits } from '../contract/limits.ts'
import { makeSearchesFixture } from '../testing/searches-fixture.ts'
import { ChangeSearch, ListSearches, PreviewSearch, ReadSearchStopLink, RemoveSearch, StopSearch } from './saved-searches.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeSearchesFixture(database)
  return {
    ...fixture,
    list: makeOf(ListSearches)(fixture),
    change: makeOf(ChangeSearch)(fixture),
    remove: makeOf(RemoveSearch)(fixture),
    preview: makeOf(PreviewSearch)(fixture),
    stop: makeOf(StopSearch)(fixture),
    readLink: makeOf(ReadSearchStopLink)(fixture),
  }
}
const search = { name: 'Żłobki', query: 'miasto=krakow' }

test('saves a search once, with the number of its results', async () => {
  const { saveSearch, list, preview, parent, results } = await setUp()
  results.found = ['a', 'b']
  expect(await run(preview(parent, search))).toEqual({ matches: 2, place: 'Kraków', reason: null })
  const saved = await run(saveSearch(parent, search))
  expect(saved).toMatchObject({ ...search, frequency: 'daily', matches: 2, new_hits: 0 })
  expect(saved).not.toHaveProperty('account_id')
  expect(await failureOf(saveSearch(parent, { ...search, name: 'Inna' }))).toMatchObject({ _tag: 'SavedSearchExists' })
  expect(await run(preview(parent, search))).toMatchObject({ reason: 'exists' })
  expect((await run(list(parent, {}))).searches).toEqual([saved])
})

test('refuses what names no area, matches too much, or exceeds the limit of the account', async () => {
  const { saveSearch, preview, parent, results, removeAccount, addUser } = await setUp()
  expect(await failureOf(saveSearch(visitor, search))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(saveSearch(parent, { ...search, query: 'q=Bajka' }))).toMatchObject({ _tag: 'SearchNotSavable' })
  expect(await run(preview(parent, { query: '' }))).toMatchObject({ reason: 'unsavable' })
  results.total = searchLimits.matches + 1
  expect(await failureOf(saveSearch(parent, search))).toMatchObject({ _tag: 'SearchNotSavable' })
  expect(await run(preview(parent, search))).toMatchObject({ reason: 'too_broad' })
  results.total = null
  for (let n = 0; n < searchLimits.searches; n++) await run(saveSearch(parent, { ...search, query: `miasto=m${n}` }))
  expect(await failureOf(saveSearch(parent, search))).toMatchObject({ _tag: 'SavedSearchesFull' })
  expect(await run(preview(parent, search))).toMatchObject({ reason: 'full' })
  const gone = await addUser()
  await removeAccount(gone.id)
  expect(await failureOf(saveSearch(gone, search))).toMatchObject({ _tag: 'MissingJwt' })
})

test('SU-03 saves a text with what it means; one that means something else by now is saved anew in its place', async () => {
  const { saveSearch, preview, list, parent, readings, results, rows, searches } = await setUp()
  const text = { name: 'Blisko', query: 'q=blisko' }
  const within = { anyOf: [{ voivodeship: 'opolskie' }], noneOf: [] }
  readings.set('blisko', { meaning: 'one', within })
  const { id } = await run(saveSearch(parent, text))
  const saved = await rows.get(id)
  expect(saved).toMatchObject({ reading: { meaning: 'one', within }, outdated: false })
  expect(await failureOf(saveSearch(parent, text))).toMatchObject({ _tag: 'SavedSearchExists' })
  if (saved) await run(searches.save({ ...saved, outdated: true }))
  readings.set('blisko', { meaning: 'two', within })
  results.found = ['a']
  expect(await run(preview(parent, text))).toMatchObject({ reason: null, matches: 1 })
  expect(await run(saveSearch(parent, text))).toMatchObject({ id, outdated: false, matches: 1 })
  expect((await rows.get(id))?.reading?.meaning).toBe('two')
  expect((await run(list(parent, {}))).searches).toHaveLength(1)
})

test('refuses a text whose address is too long to be stored', async () => {
  const { saveSearch, preview, parent, readings } = await setUp()
  const text = '漢'.repeat(300)
  readings.set(text, { meaning: 'long', within: { anyOf: [], noneOf: [] } })
  expect(await failureOf(saveSearch(parent, { name: 'X', query: `q=${text}` }))).toMatchObject({ _tag: 'SearchNotSavable' })
  expect(await run(preview(parent, { query: `q=${text}` }))).toMatchObject({ reason: 'unsavable' })
})

test('changes and removes the own search alone; an old version is refused', async () => {
  const { saveSearch, change, remove, parent, addUser, rows } = await setUp()
  const { id, version } = await run(saveSearch(parent, search))
  for (const one of [id, newId()])
    expect(await failureOf(change(await addUser(), { id: one, name: 'X' }))).toMatchObject({ _tag: 'SavedSearchNotFound' })
  expect(await run(change(parent, { id, version, frequency: 'hourly' }))).toMatchObject({ name: 'Żłobki', frequency: 'hourly', version: 2 })
  expect(await failureOf(change(parent, { id, version, name: 'Stara' }))).toMatchObject({ _tag: 'VersionConflict' })
  expect(await failureOf(remove(await addUser(), { id }))).toMatchObject({ _tag: 'SavedSearchNotFound' })
  expect(await rows.count()).toBe(1)
  expect(await run(remove(parent, { id }))).toEqual({ ended: true })
  expect(await failureOf(remove(parent, { id }))).toMatchObject({ _tag: 'SavedSearchNotFound' })
  expect(await rows.count()).toBe(0)
})

test('SU-04 the link of a mail ends the messages about its own search alone, and the search stays', async () => {
  const { saveSearch, stop, readLink, stopLink, parent, rows, audit } = await setUp()
  const one = await run(saveSearch(parent, search))
  const other = await run(saveSearch(parent, { ...search, query: 'miasto=opole' }))
  const token = stopLink.tokenOf(one.id)
  expect(await run(readLink(visitor, { token }))).toMatchObject({ search: 'Żłobki' })
  for (let n = 0; n < 2; n++) expect(await run(stop(visitor, { token }))).toEqual({ ended: true })
  expect([(await rows.get(one.id))?.frequency, (await rows.get(other.id))?.frequency, audit.entries.length]).toEqual(['off', 'daily', 1])
  expect(await run(readLink(visitor, { token }))).toMatchObject({ search: null })
  for (const forged of ['rubbish', token.replace(one.id, other.id)])
    expect(await failureOf(stop(visitor, { token: forged }))).toMatchObject({ _tag: 'SearchStopLinkNotFound' })
  await rows.delete(one.id)
  expect(await run(stop(visitor, { token }))).toEqual({ ended: true })
})
