import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { FacilityChanges } from '#core/search/facility-changes.port.ts'
import type { ListedCard } from '../contract/listed-card.ts'
import { FacilityCards } from '../contract/queries.ts'
import { makeCardCache } from './card-cache.ts'
import { cardColumns, listedColumns } from './facility-sql.ts'

const isListed = 'f.active and f.deleted_at is null and f.merged_into is null'
const requested = 'unnest(?::uuid[]) with ordinality requested(id, n)'
const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`

/** Reads cards as JSON of the database, and keeps them until their facility changes: every move of the map needs up to 300 of them. */
export const makeFacilityCards = provide(FacilityCards, { db: Db, changes: FacilityChanges }, ({ db, changes }): FacilityCards => {
  const cache = makeCardCache(changes)
  const readJson = Effect.fn('facility-cards.read-json')(function* (ids: readonly string[]) {
    if (!ids.length) return []
    const store = cache.beginRead()
    const read = yield* db.prepared<{ id: string; card: string }>(
      `select c.id::text, row_to_json(c.*)::text card from unnest(?::uuid[]) requested(id)
         cross join lateral (select ${cardColumns} from facility f where f.id = requested.id and ${isListed}) c`,
      [arrayOf(ids)],
    )
    store(read)
    return read
  })
  return {
    byIds: Effect.fn('facility-cards.by-ids')(function* (ids) {
      const cached = cache.find(ids)
      const missing = cached.size === ids.length ? [] : ids.filter((id) => !cached.has(id))
      const read = new Map((yield* readJson(missing)).map(({ id, card }) => [id, card]))
      const cards = ids.map((id) => cached.get(id) ?? read.get(id)).filter((card) => card !== undefined)
      return `[${cards.join(',')}]`
    }),

    listed: (ids) =>
      ids.length === 0
        ? Effect.succeed([])
        : db.prepared<ListedCard>(
            `select ${listedColumns} from ${requested} join facility f on f.id = requested.id where ${isListed} order by requested.n`,
            [arrayOf(ids)],
          ),
  }
})
