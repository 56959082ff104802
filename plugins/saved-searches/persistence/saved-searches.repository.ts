import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { SavedSearchExists } from '../contract/errors.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'
import { SavedSearchTable, SearchMemoryTable, toSearch } from './tables.ts'

const constraints = { saved_searches_search_once: SavedSearchExists }

const oldest = `select s.id from saved_searches_search s where s.frequency = ? and s.checked_at < ?::timestamptz
  order by s.checked_at, s.id limit 1 for update skip locked`

/** Creates the PostgreSQL repository of saved searches. */
export const makeSavedSearches = provide(SavedSearches, { db: Db }, ({ db }): SavedSearches => {
  const find = Effect.fn('saved-searches.find')(function* (id: string, options: object = {}) {
    const row = isUuid(id) ? yield* db.query((em) => em.findOne(SavedSearchTable, { id }, options)) : null
    return row ? toSearch(row) : null
  })
  return {
    add: Effect.fn('saved-searches.add')(function* (search, { seen, vacant }) {
      yield* db.guarded(constraints, (em) => em.create(SavedSearchTable, search))
      yield* db.query((em) => em.create(SearchMemoryTable, { search_id: search.id, seen, vacant }))
    }),
    save: (search) => Effect.asVoid(db.bulk((em) => em.nativeUpdate(SavedSearchTable, { id: search.id }, { ...search }))),
    remember: (search_id, { seen, vacant }) => Effect.asVoid(db.bulk((em) => em.upsert(SearchMemoryTable, { search_id, seen, vacant }))),
    byId: (id) => find(id),
    lock: (id) => find(id, forUpdate),
    ofAccount: (accountId) =>
      db
        .query((em) => em.find(SavedSearchTable, { account_id: accountId }, { orderBy: { created_at: 'desc', id: 'desc' } }))
        .pipe(Effect.map((rows) => rows.map(toSearch))),
    remove: (id, accountId) =>
      isUuid(id)
        ? db.bulk((em) => em.nativeDelete(SavedSearchTable, { id, account_id: accountId })).pipe(Effect.map((removed) => removed > 0))
        : Effect.succeed(false),
    nextDue: Effect.fn('saved-searches.next-due')(function* (frequency, before) {
      const [due] = yield* db.rows<{ id: string }>(oldest, [frequency, before])
      const search = due ? yield* find(due.id) : null
      if (!search) return null
      const memory = yield* db.query((em) => em.findOne(SearchMemoryTable, { search_id: search.id }))
      return { search, memory: { seen: memory?.seen ?? [], vacant: memory?.vacant ?? [] } }
    }),
    countNew: (accountId) =>
      db
        .rows<{ n: number }>('select count(*)::int n from saved_searches_search where account_id = ? and new_hits > 0', [accountId])
        .pipe(Effect.map(([row]) => row?.n ?? 0)),
    markSeen: (accountId, ids) =>
      db
        .bulk((em) =>
          em.nativeUpdate(
            SavedSearchTable,
            { account_id: accountId, id: { $in: ids.filter(isUuid) }, new_hits: { $gt: 0 } },
            { new_hits: 0 },
          ),
        )
        .pipe(Effect.map((changed) => changed > 0)),
  }
})
