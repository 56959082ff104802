import { Db } from '#adapters/postgres/unit-of-work.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { PackageOffer } from '#core/packages/price-list.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Installation } from '#core/ports/installation.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Signing } from '#core/ports/signing.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { trialDays } from '../contract/package-keys.ts'
import { Offer } from '../domain/offer.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { Payments } from '../domain/payments.port.ts'
import { makeOrders } from '../persistence/orders.repository.ts'
import { makePackageFacilities } from '../persistence/package-facilities.query.ts'
import { ActivateOrder, makeActivateOrder } from '../services/activate-order.ts'
import { makeBankTransfer } from '../services/bank-transfer.ts'
import { makeTranslateFor, TranslateFor } from '../services/limit-row.ts'
import { makeOffer } from '../services/make-offer.ts'
import { makeToOrderView, ToOrderView } from '../services/order-view.ts'
import { pricedPackages } from '../services/priced-packages.ts'
import { makeSignedPayments } from '../services/signed-payments.ts'
import { packagesSettings } from '../settings.ts'

/** Binds repositories, the offer, the way of payment and the functions that use-cases share. */
export const bindServices = (bind: Bind): void => {
  bind(Orders, makeOrders, { db: Db })
  bind(PackageFacilities, makePackageFacilities, { db: Db })
  bind(Offer, makeOffer, { values: packagesSettings.values, installation: Installation, signing: Signing })
  bind(
    Payments,
    ({ offer: { provider }, ...needs }) => (provider === null ? makeBankTransfer() : makeSignedPayments({ provider, ...needs })),
    { offer: Offer, signatures: MessageSignatures, clock: Clock },
  )
  bind(ToOrderView, makeToOrderView, { payments: Payments, installation: Installation })
  bind(TranslateFor, makeTranslateFor, { accounts: Accounts, translator: Translator })
  bind(PackageOffer, ({ offer }) => ({ packages: pricedPackages(offer), trialDays }), { offer: Offer })
  bind(ActivateOrder, makeActivateOrder, {
    limits: LimitStore,
    facilities: PackageFacilities,
    events: Events,
    realtime: Realtime,
    clock: Clock,
  })
}
