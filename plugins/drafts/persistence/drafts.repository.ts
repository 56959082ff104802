import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type Draft, Drafts } from '../domain/drafts.port.ts'
import { DraftTable } from './tables.ts'

/** Creates the PostgreSQL repository of drafts. */
export const makeDrafts = provide(Drafts, { db: Db }, ({ db }): Drafts => {
  const table = makeTableStore<Draft>(db, DraftTable)
  const hasAny = (rows: Effect.Effect<readonly unknown[]>) => Effect.map(rows, ({ length }) => length > 0)
  return {
    of: (account_id, key) => table.first({ account_id, key }),
    all: (account_id) => table.find({ account_id }, { orderBy: { saved_at: 'desc', key: 'asc' } }),
    add: ({ id, account_id, key, content, version, saved_at }) =>
      hasAny(
        db.rows(
          `insert into drafts_draft (id, account_id, key, content, version, saved_at) values (?, ?, ?, ?, ?, ?)
             on conflict (account_id, key) do nothing returning 1`,
          [id, account_id, key, content, version, saved_at],
        ),
      ),
    replace: ({ account_id, key, ...values }, version) =>
      Effect.map(table.update({ account_id, key, version }, values), (count) => count > 0),
    remove: (account_id, key) => Effect.asVoid(table.remove({ account_id, key })),
    keepNewest: (accountId, count) =>
      Effect.andThen(
        db.rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`drafts ${accountId}`]),
        hasAny(
          db.rows(
            `delete from drafts_draft where id in
               (select id from drafts_draft where account_id = ? order by saved_at desc, id desc offset ?) returning 1`,
            [accountId, count],
          ),
        ),
      ),
    withOldKey: (currentPrefix, after, limit) =>
      db.rows('select id, account_id, key, content from drafts_draft where not starts_with(content, ?) and id > ? order by id limit ?', [
        currentPrefix,
        after,
        limit,
      ]),
    reseal: ({ id, content }, previous) => Effect.asVoid(table.update({ id, content: previous }, { content })),
  }
})
