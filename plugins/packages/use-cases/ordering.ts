import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Installation } from '#core/ports/installation.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { packagesApi } from '../contract/api.ts'
import { nipDigits } from '../contract/nip.ts'
import { Offer } from '../domain/offer.ts'
import { numberOf, type Order } from '../domain/order.ts'
import { moveTo } from '../domain/order-state.ts'
import { Orders, Payments } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { pricedPackages, quote } from '../services/offer.ts'
import { proformaUrl } from '../services/order-view.ts'

/**
 * Orders a package for a facility. An order of the same package that is not paid yet gets the new invoice data and
 * price, so that nobody orders twice.
 */
export const PlaceOrder = handler(
  packagesApi.placeOrder,
  {
    orders: Orders,
    facilities: PackageFacilities,
    offer: Offer,
    payments: Payments,
    limits: LimitStore,
    accounts: Accounts,
    mailQueue: MailQueue,
    audit: Audit,
    installation: Installation,
    clock: Clock,
    transaction: Transaction,
  },
  ({ orders, facilities, offer, payments, limits, accounts, transaction, ...ports }) =>
    Effect.fn('packages.place-order')(function* (actor, { facility_id, package: key, invoice, promo }) {
      const facility = (yield* facilities.names([facility_id])).get(facility_id)
      const user = yield* requireUser(actor)
      if (facility === undefined) return yield* new FacilityNotFound()
      const { code, price } = yield* quote(offer, key, promo)

      yield* limits.lock(facility_id)
      const pending = yield* orders.pendingOf(facility_id, user.id, key)
      const account = (yield* accounts.byIds([user.id]))[0]
      const data = { ...price, promo: code, invoice: { ...invoice, nip: nipDigits(invoice.nip) } }
      const draft: Order = {
        id: newId(),
        serial: pending?.serial ?? (yield* orders.nextSerial()),
        proforma: pending?.proforma ?? (yield* orders.nextProforma()),
        facility_id,
        account_id: user.id,
        package: key,
        state: 'draft',
        language: account?.language ?? 'pl',
        placed_at: ports.clock.now().toISOString(),
        paid_at: null,
        starts_at: null,
        ends_at: null,
        refunded_at: null,
        refund_reason: null,
        ...data,
      }
      const order = pending ? { ...pending, ...data } : (moveTo(draft, 'pending') ?? draft)
      yield* pending ? orders.save(order) : Effect.orDie(orders.add(order))
      yield* ports.audit.record({
        actor,
        action: 'packages.order-placed',
        subject: user.id,
        about: { order: order.id, facility: facility_id, package: key, gross: order.gross },
      })
      yield* ports.mailQueue.enqueue({
        to: invoice.email,
        language: order.language,
        template: 'packages.mail.proforma',
        values: {
          name: account?.first_name ?? '',
          facility,
          order: order.id,
          number: numberOf(order) ?? '',
          gross: String(order.gross),
          account: offer.bankAccount ?? '',
        },
        key: `packages.proforma:${order.id}:${order.gross}:${invoice.email.toLowerCase()}`,
      })
      const payUrl = payments.payUrl(order)
      return { order_id: order.id, proforma_url: proformaUrl(ports.installation, order.id), ...(payUrl !== null && { pay_url: payUrl }) }
    }, transaction),
)

/** Returns the price of a package with a code for a discount, before it is ordered. */
export const PreviewPrice = handler(packagesApi.previewPrice, { offer: Offer }, ({ offer }) =>
  Effect.fn('packages.preview-price')(function* (_, { package: key, promo }) {
    const { discount, price } = yield* quote(offer, key, promo)
    return { ...price, discount, currency: 'PLN' as const }
  }),
)

/** Lists the packages with their prices. */
export const ListPackages = handler(packagesApi.listPackages, { offer: Offer }, ({ offer }) =>
  Effect.fn('packages.list-packages')(function* () {
    return yield* Effect.succeed(pricedPackages(offer))
  }),
)
