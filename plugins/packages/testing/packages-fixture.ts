import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeMessageSignatures } from '#adapters/memory/message-signatures.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { setStanding } from '#config/quality/testing/store-standing.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { Grants } from '#core/access/grants.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { Limits } from '#core/packages/limits.port.ts'
import type { FacilityStanding } from '#core/packages/tier.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { NewOrder } from '../contract/order.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { ActivateOrder } from '../services/activate-order.ts'
import { TranslateFor } from '../services/limit-row.ts'
import { makeOffer } from '../services/offer.ts'
import { ToOrderView } from '../services/order-view.ts'
import { makeSignedPayments, signedText } from '../services/payments.ts'

const noSettings = {
  PACKAGES_START_PRICE: null,
  PACKAGES_SUPPORT_PRICE: null,
  PACKAGES_SELLER: null,
  PACKAGES_BANK_ACCOUNT: null,
  PACKAGES_PAYMENT_URL: 'https://pay.test/start',
  PACKAGES_PAYMENT_SECRET: null,
  PACKAGES_PROMO_CODES: 'WIOSNA:20',
}

/** Invoice data as an owner types it. */
export const anInvoice = {
  name: 'Słoneczko sp. z o.o.',
  nip: '526-025-02-74',
  address: 'ul. Polna 1, Kraków',
  email: 'biuro@sloneczko.test',
}

/** Finds the ports and makes the services of the plugin, which together are the dependencies of its use-cases. */
export const makePackagesFixture = (database: UseCaseDatabase, { production = false }: { readonly production?: boolean } = {}) => {
  const { clock } = database
  const store = database.find(LimitStore)
  const grants = database.find(Grants)
  const events = makeEvents()
  const audit = makeAudit()
  const mailQueue = makeMailQueue()
  const realtime = makeRealtime()
  const installation = { publicUrl: 'https://kredka.test', production }
  const signatures = makeMessageSignatures()
  const offer = makeOffer({ values: noSettings, installation, signing: makeSigning({ clock }) })
  const payments = makeSignedPayments({ provider: offer.provider ?? { url: null, secret: 'none' }, signatures, clock })
  const accounts: Accounts = {
    byIds: (ids) =>
      Effect.succeed(
        ids.map((id) => ({ id, email: 'wlasciciel@demo.test', first_name: 'Wiktor', last_name: 'Właściciel', language: 'pl' })),
      ),
  }
  const shared = {
    clock,
    orders: database.find(Orders),
    facilities: database.find(PackageFacilities),
    events,
    audit,
    mailQueue,
    realtime,
    transaction: transactionWith(database, events, audit, mailQueue, realtime),
    installation,
    offer,
    payments,
    accounts,
  }
  const activateOrder = makeOf(ActivateOrder)({ ...shared, limits: store })
  const ownerId = newId()
  /** Stores a facility, registered unless it has another standing; returns its id. */
  const add = async ({ status = 'registered', validUntil = null }: Partial<FacilityStanding> = {}) => {
    const id = await storeFacilityRow(database, { name: 'Słoneczko', made: true, status })
    if (validUntil !== null) await setStanding(database, id, { status, validUntil })
    return id
  }
  return {
    ...shared,
    store,
    activateOrder,
    limits: database.find(Limits),
    toView: makeOf(ToOrderView)(shared),
    translateFor: makeOf(TranslateFor)({ accounts, translator: makeTranslator() }),
    support: aUser({ id: newId(), type: 'support' }),
    add,
    /** Stores a facility with an owner. */
    addOwned: async (standing: Partial<FacilityStanding> = {}) => {
      const id = await add(standing)
      await run(grants.save({ accountId: ownerId, facilityId: id, role: 'owner', permissions: [] }))
      return { id, owner: aUser({ id: ownerId, perms: { [id]: ['facility-data/write', 'facility-billing/write'] } }) }
    },
    standingOf: (facilityId: string) => run(store.standingOf(facilityId)),
    orderOf: (id: string) => run(shared.orders.byId(id)),
    storedOrders: () => run(shared.orders.search({ limit: 9 })),
    /** Signs the notice of a payment as the provider does. */
    sign: (orderId: string, over: { readonly event?: string; readonly amount: number; readonly timestamp?: number }) => {
      const notice = { event: newId(), timestamp: Math.floor(clock.now().getTime() / 1000), ...over }
      return { ...notice, signature: signatures.sign(offer.provider?.secret ?? '', signedText(orderId, notice)) }
    },
    newOrder: (facility_id: string, over: Partial<NewOrder> = {}): NewOrder => ({
      facility_id,
      package: 'professional_start',
      invoice: anInvoice,
      ...over,
    }),
  }
}
