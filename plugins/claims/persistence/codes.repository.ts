import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { ClaimCodes } from '../domain/claims.port.ts'
import { CodeTable } from './tables.ts'

/** Creates the PostgreSQL repository of codes. */
export const makeClaimCodes = provide(
  ClaimCodes,
  { db: Db },
  ({ db }): ClaimCodes => ({
    replace: Effect.fn('claims.replace-code')(function* (code) {
      yield* db.bulk((em) => em.nativeUpdate(CodeTable, { claim_id: code.claim_id, ended_at: null }, { ended_at: code.sent_at }))
      yield* db.query((em) => em.create(CodeTable, code))
    }),
    lockNewest: (claimId) =>
      db
        .query((em) => em.findOne(CodeTable, { claim_id: claimId }, { ...forUpdate, orderBy: { sent_at: 'desc', id: 'desc' } }))
        .pipe(Effect.map((row) => (row ? { ...row } : null))),
    save: (code) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(CodeTable, { id: code.id })
          if (row) em.assign(row, code)
        }),
      ),
    countWrong: (accountId, facilityId, since) =>
      db
        .rows<{ wrong: number }>(
          'select coalesce(sum(wrong), 0)::int wrong from claims_code where account_id = ? and facility_id = ? and guessed_at >= ?',
          [accountId, facilityId, since],
        )
        .pipe(Effect.map(([row]) => row?.wrong ?? 0)),
  }),
)
