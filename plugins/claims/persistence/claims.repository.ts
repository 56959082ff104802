import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { ClaimExists } from '../contract/errors.ts'
import { ClaimCodes, ClaimDocuments, Claims, claimCodesOf, claimDocumentsOf, claimsOf, Signups } from '../domain/claims.port.ts'
import { ClaimTable, CodeTable, DocumentTable, DocumentViewTable, SignupTable } from './tables.ts'

/** Creates the PostgreSQL repository of claims. */
export const makeClaims = provide(
  Claims,
  { db: Db },
  ({ db }): Claims => ({
    ...claimsOf(makeTableStore(db, ClaimTable, { constraints: { claims_claim_open: ClaimExists } })),
    submittedWithOwner: () =>
      db
        .rows<{ id: string }>(
          `select c.id from claims_claim c join access_grant g on g.facility_id = c.facility_id and g.role = 'owner'
            where c.state = 'submitted' and g.account_id <> c.account_id order by c.id`,
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  }),
)

/** Creates the PostgreSQL repository of proof documents. */
export const makeClaimDocuments = provide(ClaimDocuments, { db: Db }, ({ db }): ClaimDocuments => {
  const documents = makeTableStore(db, DocumentTable)
  return {
    ...claimDocumentsOf(documents, makeTableStore(db, DocumentViewTable)),
    decidedBefore: Effect.fn('claims.documents-decided-before')(function* (at, limit) {
      const decided = yield* db.rows<{ id: string }>(
        'select d.id from claims_document d join claims_claim c on c.id = d.claim_id where d.added_at < ? and c.decided_at < ? limit ?',
        [at, at, limit],
      )
      return yield* documents.find({ id: { in: decided.map(({ id }) => id) } })
    }),
  }
})

/** Creates the PostgreSQL repository of codes. */
export const makeClaimCodes = provide(
  ClaimCodes,
  { db: Db },
  ({ db }): ClaimCodes => ({
    ...claimCodesOf(makeTableStore(db, CodeTable)),
    countWrong: (accountId, facilityId, since) =>
      db
        .rows<{ wrong: number }>(
          'select coalesce(sum(wrong), 0)::int wrong from claims_code where account_id = ? and facility_id = ? and guessed_at >= ?',
          [accountId, facilityId, since],
        )
        .pipe(Effect.map(([row]) => row?.wrong ?? 0)),
  }),
)

/** Creates the PostgreSQL repository of sign-ups. */
export const makeSignups = provide(Signups, { db: Db }, ({ db }): Signups => makeTableStore(db, SignupTable))
