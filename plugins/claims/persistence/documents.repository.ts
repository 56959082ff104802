import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { ClaimDocuments } from '../domain/claims.port.ts'
import { DocumentTable, DocumentViewTable } from './tables.ts'

/** Creates the PostgreSQL repository of proof documents. */
export const makeClaimDocuments = provide(
  ClaimDocuments,
  { db: Db },
  ({ db }): ClaimDocuments => ({
    of: (claimIds) =>
      claimIds.length === 0
        ? Effect.succeed([])
        : db
            .query((em) => em.find(DocumentTable, { claim_id: { $in: [...claimIds] } }, { orderBy: { added_at: 'asc', id: 'asc' } }))
            .pipe(Effect.map((rows) => rows.map((row) => ({ ...row })))),
    add: (document) => Effect.asVoid(db.query((em) => em.create(DocumentTable, document))),
    remove: (ids) =>
      ids.length === 0 ? Effect.void : Effect.asVoid(db.bulk((em) => em.nativeDelete(DocumentTable, { id: { $in: [...ids] } }))),
    logView: (view) => Effect.asVoid(db.query((em) => em.create(DocumentViewTable, view))),
    decidedBefore: Effect.fn('claims.documents-decided-before')(function* (at) {
      const decided = yield* db.rows<{ id: string }>(
        'select d.id from claims_document d join claims_claim c on c.id = d.claim_id where c.decided_at < ?',
        [at],
      )
      const rows = yield* db.query((em) => em.find(DocumentTable, { id: { $in: decided.map(({ id }) => id) } }))
      return rows.map((row) => ({ ...row }))
    }),
  }),
)
