import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { PaymentKnown, TrialUnavailable } from '../contract/errors.ts'
import { Orders, ordersOf } from '../domain/orders.port.ts'
import { OrderTable, toOrder, toRow } from './tables.ts'

/** Creates the PostgreSQL repository of orders. Constraints decide that a facility has one trial and a payment is noted once. */
export const makeOrders = provide(
  Orders,
  { db: Db },
  ({ db }): Orders => ({
    ...ordersOf(makeTableStore(db, OrderTable, { toEntity: toOrder, toRow, constraints: { packages_order_trial: TrialUnavailable } })),
    nextSerial: () => nextOf(db, 'packages_order_serial'),
    nextProforma: () => nextOf(db, 'packages_proforma_number'),
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
