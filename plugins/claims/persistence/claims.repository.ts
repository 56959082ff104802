import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { ClaimExists, ClaimNotFound } from '../contract/errors.ts'
import { Claims } from '../domain/claims.port.ts'
import { ClaimTable, toClaim } from './claim.table.ts'

const constraints = { claims_claim_open: ClaimExists }
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

/** Creates the PostgreSQL repository of claims. */
export const makeClaims = provide(Claims, { db: Db }, ({ db }): Claims => {
  const find = Effect.fn('claims.find')(function* (id: string, options: object = {}) {
    const row = isUuid(id) ? yield* db.query((em) => em.findOne(ClaimTable, { id }, options)) : null
    return row ? toClaim(row) : yield* new ClaimNotFound()
  })
  return {
    byId: (id) => find(id),
    lock: (id) => find(id, forUpdate),
    ofAccount: (accountId) =>
      db
        .query((em) => em.find(ClaimTable, { account_id: accountId }, { orderBy: { created_at: 'desc', id: 'desc' } }))
        .pipe(Effect.map((rows) => rows.map(toClaim))),
    lockWaiting: (facilityId) =>
      db
        .query((em) =>
          em.find(
            ClaimTable,
            { facility_id: facilityId, state: { $in: ['submitted', 'contested'] } },
            { ...forUpdate, orderBy: { id: 'asc' } },
          ),
        )
        .pipe(Effect.map((rows) => rows.map(toClaim))),
    contestedOf: (facilityIds) =>
      db
        .query((em) =>
          em.find(
            ClaimTable,
            { facility_id: { $in: [...facilityIds] }, state: 'contested' },
            { orderBy: { submitted_at: 'asc', id: 'asc' } },
          ),
        )
        .pipe(Effect.map((rows) => rows.map(toClaim))),
    add: (claim) => Effect.asVoid(db.guarded(constraints, (em) => em.create(ClaimTable, claim))),
    save: (claim) =>
      Effect.asVoid(
        db.guarded(constraints, async (em) => {
          const row = await em.findOne(ClaimTable, { id: claim.id })
          if (row) em.assign(row, claim)
        }),
      ),
    abandonedBefore: (at) =>
      db.query((em) => em.find(ClaimTable, { state: { $in: ['draft', 'revise'] }, changed_at: { $lt: at } })).pipe(Effect.map(ids)),
    submittedWithOwner: () =>
      db
        .rows<{ id: string }>(
          `select c.id from claims_claim c join access_grant g on g.facility_id = c.facility_id and g.role = 'owner'
            where c.state = 'submitted' and g.account_id <> c.account_id order by c.id`,
        )
        .pipe(Effect.map(ids)),
    unansweredBy: (at) =>
      db.query((em) => em.find(ClaimTable, { state: 'contested', due_at: null, answer_by: { $lte: at } })).pipe(Effect.map(ids)),
    orphaned: () =>
      db
        .query((em) => em.find(ClaimTable, { account_id: null, state: { $in: ['draft', 'submitted', 'contested', 'revise'] } }))
        .pipe(Effect.map(ids)),
  }
})
