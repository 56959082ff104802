import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { RemovedUploads, UploadRepository, uploadsOf } from '../domain/uploads.port.ts'
import { UploadTable } from './tables.ts'

/** Creates the PostgreSQL repository of uploads. */
export const makeUploadRepository = provide(
  UploadRepository,
  { db: Db },
  ({ db }): UploadRepository => ({
    ...uploadsOf(makeTableStore(db, UploadTable)),
    lock: (accountId) => Effect.asVoid(db.rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`uploads ${accountId}`])),
    unknownOf: (ids) =>
      db
        .rows<{ id: string }>(
          `select id from (select jsonb_array_elements_text(?::jsonb)::uuid id) given where not exists (select 1 from uploads_upload u where u.id = given.id)`,
          [JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  }),
)

/** Creates the PostgreSQL queue of removed uploads. */
export const makeRemovedUploads = provide(
  RemovedUploads,
  { db: Db },
  ({ db }): RemovedUploads => ({
    // A backup holds the same lock while it reads: the files of its rows must be there until it has them.
    take: (limit) =>
      db
        .rows<{ id: string }>(
          `select upload_id id from uploads_removed
          where pg_try_advisory_xact_lock(hashtext('kredka files are removed')) order by removed_at limit ? for update skip locked`,
          [limit],
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
    forget: (ids) =>
      Effect.asVoid(
        db.rows('delete from uploads_removed where upload_id in (select jsonb_array_elements_text(?::jsonb)::uuid)', [JSON.stringify(ids)]),
      ),
  }),
)
