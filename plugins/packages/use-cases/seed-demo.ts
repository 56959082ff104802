import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { LimitStore } from '#core/packages/limit-store.port.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { demoInvoice, demoNetPrice } from '../demo/demo-order.ts'
import type { Orders } from '../domain/orders.port.ts'
import type { PackageFacilities } from '../domain/package-facilities.port.ts'
import { priceOf } from '../domain/price.ts'
import { termOf } from '../domain/term.ts'

interface Dependencies {
  readonly orders: Orders
  readonly facilities: PackageFacilities
  readonly limits: LimitStore
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Gives the premium facilities of the demo a package for a year from now, the one with an owner also the order of it. */
export const makeSeedDemo = ({ orders, facilities, limits, clock, transaction }: Dependencies): Seed =>
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
  }, transaction)

export const SeedDemo = token<Seed>('packages/SeedDemo')
