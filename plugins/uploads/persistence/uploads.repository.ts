import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Upload } from '../domain/upload.ts'
import { UploadRepository } from '../domain/uploads.port.ts'
import { UploadTable } from './upload.table.ts'

/** SQL of a list of ids that is passed as one JSON parameter. */
const idsIn = '(select jsonb_array_elements_text(?::jsonb)::uuid)'
const asJson = (ids: readonly string[]) => JSON.stringify(ids.filter(isUuid))

/** Creates the PostgreSQL repository of uploads. */
export const makeUploadRepository = provide(
  UploadRepository,
  { db: Db },
  ({ db }): UploadRepository => ({
    lock: (accountId) => Effect.asVoid(db.rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`uploads ${accountId}`])),
    looseOf: (accountId) =>
      db
        .rows<{ files: number; bytes: string }>(
          `select count(*)::int files, coalesce(sum(size), 0)::text bytes from uploads_upload where account_id = ? and loose_since is not null`,
          [accountId],
        )
        .pipe(Effect.map(([row]) => ({ files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }))),
    add: (upload) => db.query((em) => void em.create(UploadTable, { ...upload, files: [...upload.files] }, { persist: true })),
    byIds: (ids) => read(db, { id: { $in: ids.filter(isUuid) } }),
    ofAccount: (accountId) => read(db, { account_id: accountId }),
    attach: ({ ids, accountId, purpose, facilityId, subject, at }) =>
      db
        .rows(
          `update uploads_upload set attached_to = ?, attached_at = ?, loose_since = null, account_id = case when ?::uuid is null then account_id end
          where id in ${idsIn} and account_id = ? and purpose = ? and attached_at is null and facility_id is not distinct from ?::uuid returning 1`,
          [subject, at, facilityId, asJson(ids), accountId, purpose, facilityId],
        )
        .pipe(Effect.map((rows) => rows.length)),
    detach: (ids, at) =>
      Effect.asVoid(
        db.rows(`update uploads_upload set attached_to = null, loose_since = ? where id in ${idsIn} and attached_to is not null`, [
          at,
          asJson(ids),
        ]),
      ),
    describe: (id, alt) => (isUuid(id) ? Effect.asVoid(db.rows('update uploads_upload set alt = ? where id = ?', [alt, id])) : Effect.void),
    remove: (ids) => Effect.asVoid(db.rows(`delete from uploads_upload where id in ${idsIn}`, [asJson(ids)])),
    removeLoose: (id, accountId) =>
      isUuid(id)
        ? db
            .rows('delete from uploads_upload where id = ? and account_id = ? and attached_at is null returning 1', [id, accountId])
            .pipe(Effect.map((rows) => rows.length > 0))
        : Effect.succeed(false),
    unknownOf: (ids) =>
      db
        .rows<{ id: string }>(
          `select id from ${idsIn.replace('::uuid', '::uuid id')} given where not exists (select 1 from uploads_upload u where u.id = given.id)`,
          [asJson(ids)],
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  }),
)

const read = (db: Db, where: object): Effect.Effect<readonly Upload[]> =>
  db
    .query((em) => em.find(UploadTable, where, { orderBy: { created_at: 'asc', id: 'asc' } }))
    .pipe(Effect.map((rows) => rows.map((row) => ({ ...row }) as Upload)))
