import { Effect } from 'effect'
import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { eventually } from '#config/quality/testing/eventually.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { compareReadings, type Reading } from '../domain/reading.ts'
import { newSavedSearch, type SavedSearch, SavedSearches } from '../domain/saved-searches.port.ts'
import { insertSearch } from '../testing/searches-fixture.ts'
import { RepeatDaily } from '../use-cases/repeat-searches.ts'
import { SaveSearch } from '../use-cases/saved-searches.ts'

const platform = startForTests(testPlatform)

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)

const at = (hour: number) => new Date(Date.UTC(2026, 11, 14, hour))
const found = { seen: [newId(), newId()], vacant: [newId()] }

const reading: Reading = {
  meaning: '[]',
  within: { anyOf: [{ centre: { longitude: 19.94, latitude: 50.061 }, metres: 2000 }], noneOf: [] },
}

/** Creates a saved search. */
const aSearch = (over: Partial<SavedSearch> = {}): SavedSearch => ({
  ...newSavedSearch({ account_id: newId(), name: 'Żłobki', query: newId(), reading, frequency: 'daily' }, found, at(8)),
  ...over,
})

const nextDue = (before: string) => run(platform.find(Transaction)(platform.find(SavedSearches).nextDue('hourly', before)))
const add = async (over: Partial<SavedSearch> = {}) => {
  const search = aSearch(over)
  await run(platform.find(SavedSearches).add(search, found))
  return search
}

describe('repository of saved searches', () => {
  let searches: SavedSearches
  beforeAll(() => {
    searches = platform.find(SavedSearches)
  })

  test('an account has a search once; others may have the same', async () => {
    const { account_id, query } = await add()
    expect(await failureOf(searches.add(aSearch({ account_id, query }), found))).toMatchObject({ _tag: 'SavedSearchExists' })
    await add({ query })
    expect(await run(searches.ofAccount(account_id))).toHaveLength(1)
  })

  test('lists the searches of an account, the newest first, and removes its own alone', async () => {
    const account_id = newId()
    const older = await add({ account_id })
    const newer = await add({ account_id, created_at: at(9).toISOString() })
    expect(await run(searches.ofAccount(account_id))).toEqual([newer, older])
    expect([await run(searches.remove(older.id, newId())), await run(searches.remove('rubbish', account_id))]).toEqual([false, false])
    expect([await run(searches.remove(older.id, account_id)), await run(searches.remove(older.id, account_id))]).toEqual([true, false])
    expect([await run(searches.byId(older.id)), await run(searches.byId('rubbish'))]).toEqual([null, null])
    const changed = { ...newer, name: 'Przedszkola', frequency: 'off' as const, version: 2 }
    await run(searches.save(changed))
    expect(await run(searches.byId(newer.id))).toEqual(changed)
  })

  test('takes those that are due, the one that waits longest first, with what it remembers', async () => {
    const early = await add({ frequency: 'hourly', checked_at: at(1).toISOString() })
    const late = await add({ frequency: 'hourly', checked_at: at(2).toISOString() })
    await add({ frequency: 'off', checked_at: at(1).toISOString() })
    const before = at(3).toISOString()
    expect(await nextDue(before)).toEqual({ search: early, memory: found })
    await run(searches.save({ ...early, checked_at: before }))
    const memory = { seen: [newId()], vacant: [] }
    await run(searches.remember(late.id, memory))
    expect(await nextDue(before)).toEqual({ search: late, memory })
    await run(searches.save({ ...late, checked_at: before }))
    expect(await nextDue(before)).toBeNull()
  })

  test('what a text means is the same after it was stored', async () => {
    const { id } = await add()
    const stored = await run(searches.byId(id))
    expect(compareReadings(stored?.reading ?? null, reading)).toBe('same')
    const without = await add({ reading: null })
    expect((await run(searches.byId(without.id)))?.reading).toBeNull()
  })

  test('counts searches with something new, which their own account marks as seen', async () => {
    const { id, account_id } = await add({ new_hits: 3 })
    await add({ account_id })
    expect(await run(searches.countNew(account_id))).toBe(1)
    expect(await run(searches.markSeen(newId(), [id]))).toBe(false)
    expect([await run(searches.markSeen(account_id, [id, 'rubbish'])), await run(searches.markSeen(account_id, [id]))]).toEqual([
      true,
      false,
    ])
    expect(await run(searches.countNew(account_id))).toBe(0)
  })
})

test('parallel runs take different searches', async () => {
  const searches = platform.find(SavedSearches)
  const transaction = platform.find(Transaction)
  const account = newId()
  for (let n = 0; n < 2; n++) await insertSearch({ rows }, account)
  await rows(`update saved_searches_search set checked_at = '2020-01-01' where account_id = ? returning 1`, [account])
  let arrived = 0
  let meet = () => {}
  const both = new Promise<void>((done) => (meet = done))
  const take = async () => {
    return run(
      transaction(
        Effect.tap(searches.nextDue('daily', '2020-06-01T00:00:00.000Z'), () =>
          Effect.promise(async () => {
            if (++arrived === 2) meet()
            await both
          }),
        ),
      ),
    )
  }
  const taken = await Promise.all([take(), take()])
  expect(new Set(taken.map((due) => due?.search.id)).size).toBe(2)
})

test('J1.11 the export names the searches of a person; after erasure nothing is left', async () => {
  const parent = await createUser(platform)
  await insertSearch({ rows }, parent.id, { query: 'miasto=opolskie%2Fopole' })
  const person = { accountId: parent.id, email: parent.email }
  const files = await platform.run(CollectPersonalData, system, { ...person, language: 'pl' })
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString()).join('\n')).toContain('miasto=opolskie%2Fopole')
  await platform.run(ErasePersonalData, system, person)
  expect(await rows('select 1 from saved_searches_search where account_id = ?', [parent.id])).toEqual([])
})

test('SU-03 a saved search tells of a facility that the index finds from now on, and of its free places, once', async () => {
  const parent = await createUser(platform)
  const insert = async (longitude: number) => {
    const id = newId()
    await rows(
      `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, longitude, latitude, location_precision)
         values (?, ?, 'Promyk', 'kindergarten', 'przedszkola', 'opolskie', 'x', ?, 'Aa', 'aa', ?, 54.85, 'exact') returning 1`,
      [id, `z-${id}`, id, longitude],
    )
    return id
  }
  await insert(14.1)
  const save = () => platform.run(SaveSearch, parent, { name: 'Nad morzem', query: 'granice=14,54.8,14.2,54.9' })
  // The index is loaded after the start.
  const saved = await eventually(save)
  const matches = async () => {
    await platform.run(RepeatDaily, system, {})
    return (await run(platform.find(SavedSearches).byId(saved.id))) ?? { matches: -1, new_hits: -1 }
  }
  const id = await insert(14.11)
  await eventually(async () => expect(await matches()).toMatchObject({ matches: 2 }))
  expect(await matches()).toMatchObject({ matches: 2, new_hits: 2 - saved.matches })
  await rows('update facility set free_places = 2, free_places_on = current_date where id = ? returning 1', [id])
  await eventually(async () => expect(await matches()).toMatchObject({ new_hits: 3 - saved.matches }))
  expect(await matches()).toMatchObject({ new_hits: 3 - saved.matches })
})
