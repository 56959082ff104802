import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { demoInvoice, demoNetPrice } from '../demo/demo-order.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { priceOf } from '../domain/price.ts'
import { termOf } from '../domain/term.ts'

/** Gives the premium facilities of the demo a package for a year from now, the one with an owner also the order of it. */
export const SeedDemo = define(
  'packages/SeedDemo',
  { orders: Orders, facilities: PackageFacilities, limits: LimitStore, clock: Clock, transaction: Transaction },
  ({ orders, facilities, limits, clock, transaction }): Seed =>
    Effect.fn('packages.seed-demo')(function* () {
      const now = clock.now()
      const term = termOf('professional_start', now, null)
      for (const { id, owner } of yield* facilities.demoWithoutPackage()) {
        yield* limits.lock(id)
        yield* limits.setStanding(id, { status: 'premium', validUntil: term.ends_at })
        if (owner === null) continue
        const at = now.toISOString()
        yield* Effect.orDie(
          orders.add({
            id: newId(),
            serial: yield* orders.nextSerial(),
            proforma: yield* orders.nextProforma(),
            facility_id: id,
            account_id: owner,
            package: 'professional_start',
            state: 'active',
            ...priceOf(demoNetPrice),
            promo: null,
            invoice: demoInvoice,
            language: 'pl',
            placed_at: at,
            paid_at: at,
            ...term,
            refunded_at: null,
            refund_reason: null,
          }),
        )
      }
    }, transaction),
)
