import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { RemovedUploads } from '../domain/uploads.port.ts'

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
