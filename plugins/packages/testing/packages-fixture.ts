import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryLimits } from '#adapters/memory/limits.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeMessageSignatures } from '#adapters/memory/message-signatures.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { NewOrder } from '../contract/order.ts'
import { ActivateOrder } from '../services/activate-order.ts'
import { TranslateFor } from '../services/limit-row.ts'
import { makeOffer } from '../services/offer.ts'
import { ToOrderView } from '../services/order-view.ts'
import { makeSignedPayments, signedText } from '../services/payments.ts'
import { makeMemoryOrders, makeMemoryPackageFacilities } from './memory-orders.ts'

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

/** Creates the in-memory ports and the services of the plugin, which together are the dependencies of its use-cases. */
export const makePackagesFixture = ({ production = false }: { readonly production?: boolean } = {}) => {
  const clock = makeClock()
  const store = makeLimitStore()
  const orders = makeMemoryOrders()
  const events = makeEvents()
  const audit = makeAudit()
  const mailQueue = makeMailQueue()
  const facilities = makeMemoryPackageFacilities(store)
  const realtime = makeRealtime()
  const transaction = makeTransaction(store, orders, events, audit, mailQueue, facilities, realtime)
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
  const shared = { clock, orders, facilities, events, realtime, audit, mailQueue, transaction, installation, offer, payments, accounts }
  const activateOrder = makeOf(ActivateOrder)({ ...shared, limits: store })
  const ownerId = newId()
  return {
    ...shared,
    store,
    activateOrder,
    limits: makeMemoryLimits({ store, events, realtime, clock, transaction }),
    toView: makeOf(ToOrderView)(shared),
    translateFor: makeOf(TranslateFor)({ accounts, translator: makeTranslator() }),
    support: aUser({ id: newId(), type: 'support' }),
    /** Adds a facility with an owner. */
    addOwned: (standing: Parameters<typeof facilities.add>[0] = {}) => {
      const id = facilities.add(standing, [ownerId])
      return { id, owner: aUser({ id: ownerId, perms: { [id]: ['facility-data/write', 'facility-billing/write'] } }) }
    },
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
