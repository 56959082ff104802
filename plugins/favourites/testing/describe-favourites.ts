import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Favourites, KnownFacilities } from '../domain/favourites.port.ts'
import type { MemoryFacility } from './memory-favourites.ts'

interface Repositories {
  readonly favourites: Favourites
  readonly facilities: KnownFacilities
  /** Stores a facility. */
  readonly store: (over?: Partial<MemoryFacility>) => Promise<MemoryFacility>
}

const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`

/** Describes every repository of favourites, and what it knows of facilities. */
export const describeFavourites = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })
  const idsOf = async (accountId: string) => (await run(all.favourites.of(accountId))).map(({ facility_id }) => facility_id)

  describe('repository of favourites', () => {
    test('keeps the favourites of each account apart, the newest first', async () => {
      const account = newId()
      const other = newId()
      const one = await all.store()
      const two = await all.store()
      await run(all.favourites.add(account, [{ facility_id: one.id, added_at: at(1) }]))
      await run(all.favourites.add(account, [{ facility_id: two.id, added_at: at(2) }]))
      await run(all.favourites.add(other, [{ facility_id: one.id, added_at: at(3) }]))
      expect(await run(all.favourites.of(account))).toEqual([
        { facility_id: two.id, added_at: at(2) },
        { facility_id: one.id, added_at: at(1) },
      ])
      expect(await idsOf(other)).toEqual([one.id])
    })

    test('adds a facility once and keeps its first time; ids of no facility are ignored', async () => {
      const account = newId()
      const { id } = await all.store()
      await run(all.favourites.add(account, []))
      await run(all.favourites.add(account, [{ facility_id: id, added_at: at(1) }]))
      await run(
        all.favourites.add(account, [
          { facility_id: id, added_at: at(5) },
          { facility_id: newId(), added_at: at(6) },
        ]),
      )
      expect(await run(all.favourites.of(account))).toEqual([{ facility_id: id, added_at: at(1) }])
    })

    test('removes a facility together with those that were merged into it, of this account only', async () => {
      const account = newId()
      const other = newId()
      const target = await all.store()
      const merged = await all.store({ merged_into: target.id })
      for (const one of [account, other]) await run(all.favourites.add(one, [{ facility_id: merged.id, added_at: at(1) }]))
      await run(all.favourites.remove(account, target.id))
      await run(all.favourites.remove(account, 'rubbish'))
      expect([await idsOf(account), await idsOf(other)]).toEqual([[], [merged.id]])
    })

    test('knows closed facilities, follows merges, and knows neither deleted ones nor rubbish', async () => {
      const closed = await all.store({ active: false })
      const target = await all.store({ name: 'Promyk' })
      const merged = await all.store({ merged_into: target.id })
      const deleted = await all.store({ deleted: true })
      const known = await run(all.facilities.byIds([closed.id, merged.id, deleted.id, newId(), 'rubbish', "'"]))
      expect([...known.keys()].toSorted()).toEqual([closed.id, merged.id].toSorted())
      expect(known.get(closed.id)).toMatchObject({ id: closed.id, active: false })
      expect(known.get(merged.id)).toEqual({ id: target.id, slug: target.slug, name: 'Promyk', type: 'nursery', active: true })
    })
  })
}
