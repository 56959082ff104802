import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { PaymentKnown, TrialUnavailable } from '../contract/errors.ts'
import type { Order } from '../domain/order.ts'
import { Orders } from '../domain/orders.port.ts'
import { OrderTable, toOrder, toRow } from './order.table.ts'

const lockAll = { lockMode: forUpdate.lockMode, refresh: true } as const

/** Creates the PostgreSQL repository of orders. Constraints decide that a facility has one trial and a payment is noted once. */
export const makeOrders = provide(
  Orders,
  { db: Db },
  ({ db }): Orders => ({
    nextSerial: () => nextOf(db, 'packages_order_serial'),
    nextProforma: () => nextOf(db, 'packages_proforma_number'),
    add: (order) => Effect.asVoid(db.guarded({ packages_order_trial: TrialUnavailable }, (em) => em.create(OrderTable, toRow(order)))),
    save: (order) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(OrderTable, { id: order.id })
          if (row) em.assign(row, toRow(order))
        }),
      ),
    lock: (id) => find(db, () => ({ id }), id, true),
    byId: (id) => find(db, () => ({ id }), id, false),
    ofAccount: (accountId) =>
      db
        .query((em) => em.find(OrderTable, { account_id: accountId }, { orderBy: { placed_at: 'desc', id: 'desc' } }))
        .pipe(Effect.map((rows) => rows.map(toOrder))),
    search: ({ facilityId, proforma, state, before, limit }) =>
      facilityId !== undefined && !isUuid(facilityId)
        ? Effect.succeed([])
        : db
            .query((em) =>
              em.find(
                OrderTable,
                {
                  ...(facilityId !== undefined && { facility_id: facilityId }),
                  ...(state !== undefined && { state }),
                  ...(proforma !== undefined && { proforma }),
                  ...(before !== undefined && { serial: { $lt: before } }),
                },
                { orderBy: { serial: 'desc' }, limit },
              ),
            )
            .pipe(Effect.map((rows) => rows.map(toOrder))),
    pendingOf: (facilityId, accountId, key) =>
      find(db, () => ({ facility_id: facilityId, account_id: accountId, package: key, state: 'pending' as const }), facilityId, true),
    runningOf: (facilityId) =>
      db
        .query((em) =>
          em.find(
            OrderTable,
            { facility_id: facilityId, state: { $in: ['active', 'expiring'] } },
            { ...lockAll, orderBy: { ends_at: 'asc', id: 'asc' } },
          ),
        )
        .pipe(Effect.map((rows) => rows.map(toOrder))),
    hadPackage: (facilityId) =>
      db.query((em) => em.findOne(OrderTable, { facility_id: facilityId, paid_at: { $ne: null } })).pipe(Effect.map((row) => row !== null)),
    notePayment: (event, { id }, at) =>
      Effect.asVoid(
        db.guarded({ packages_payment_event: PaymentKnown }, (em) =>
          em.execute('insert into packages_payment (event, order_id, received_at) values (?, ?, ?)', [event, id, at]),
        ),
      ),
  }),
)

const nextOf = (db: Db, sequence: 'packages_order_serial' | 'packages_proforma_number') =>
  db.rows<{ next: number }>('select nextval(?)::integer as next', [sequence]).pipe(Effect.map(([row]) => row?.next ?? 0))

/** Finds one order; ids that are none belong to nothing. */
const find = (
  db: Db,
  where: () => Partial<Pick<Order, 'id' | 'facility_id' | 'account_id' | 'package' | 'state'>>,
  id: string,
  locked: boolean,
) =>
  isUuid(id)
    ? db.query((em) => em.findOne(OrderTable, where(), locked ? forUpdate : {})).pipe(Effect.map((row) => (row ? toOrder(row) : null)))
    : Effect.succeed(null)
