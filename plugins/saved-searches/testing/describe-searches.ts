import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { newSavedSearch, type SavedSearch } from '../domain/saved-search.ts'
import type { SavedSearches } from '../domain/saved-searches.port.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 14, hour))
const found = { seen: [newId(), newId()], vacant: [newId()] }

/** Creates a saved search. */
const aSearch = (over: Partial<SavedSearch> = {}): SavedSearch => ({
  ...newSavedSearch({ account_id: newId(), name: 'Żłobki', query: newId(), frequency: 'daily' }, found, at(8)),
  ...over,
})

/** Describes every repository of saved searches. */
export const describeSearches = (setUp: () => { readonly searches: SavedSearches; readonly transaction: Transaction }) => {
  let searches: SavedSearches
  let transaction: Transaction
  beforeAll(() => {
    const tested = setUp()
    searches = tested.searches
    transaction = tested.transaction
  })
  const nextDue = (before: string) => run(transaction(searches.nextDue('hourly', before)))
  const add = async (over: Partial<SavedSearch> = {}) => {
    const search = aSearch(over)
    await run(searches.add(search, found))
    return search
  }

  describe('repository of saved searches', () => {
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
}
