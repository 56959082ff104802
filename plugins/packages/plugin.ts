import { messageKey } from '#core/kernel/message-key.ts'
import { LimitSpent } from '#core/packages/limit-events.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { every } from '#core/plugin/jobs.ts'
import { notification } from '#core/plugin/notifications.ts'
import { on } from '#core/plugin/reactions.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Installation } from '#core/ports/installation.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { bindServices } from './bindings/services.ts'
import { limitCommands } from './commands/limits.ts'
import { LimitNearlySpent, LimitUsedUp, PackageActivated, PackageExpired, PackageExpiring, PackageRefunded } from './contract/events.ts'
import { Offer } from './domain/offer.ts'
import { Orders } from './domain/orders.port.ts'
import { PackageFacilities } from './domain/package-facilities.port.ts'
import { Payments } from './domain/payments.port.ts'
import { packagesEndpoints } from './endpoints.ts'
import { packagesMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { packages } from './migrations/20261130101000-packages.ts'
import { refunds } from './migrations/20261201110000-packages.ts'
import { proformaSeries } from './migrations/20261217100000-packages.ts'
import { OrderTable } from './persistence/order.table.ts'
import { packagesPersonal } from './personal-data.ts'
import { ActivateOrder } from './services/activate-order.ts'
import { TranslateFor } from './services/limit-row.ts'
import { ToOrderView } from './services/order-view.ts'
import { packagesSettings } from './settings.ts'
import { AnnounceExpiry, makeAnnounceExpiry } from './use-cases/announce-expiry.ts'
import { AnnounceLimit, makeAnnounceLimit } from './use-cases/announce-limit.ts'
import { ChangeLimit, makeChangeLimit } from './use-cases/change-limit.ts'
import { ConfirmOrder, makeConfirmOrder } from './use-cases/confirm-order.ts'
import { ExpirePackages, makeExpirePackages } from './use-cases/expire-packages.ts'
import { ListAllOrders, makeListAllOrders } from './use-cases/list-all-orders.ts'
import { ListLimits, makeListLimits } from './use-cases/list-limits.ts'
import { ListOrders, makeListOrders } from './use-cases/list-orders.ts'
import { ListPackages, makeListPackages } from './use-cases/list-packages.ts'
import { makePlaceOrder, PlaceOrder } from './use-cases/place-order.ts'
import { makePreviewPrice, PreviewPrice } from './use-cases/preview-price.ts'
import { makeRefundOrder, RefundOrder } from './use-cases/refund-order.ts'
import { makeSeedDemo, SeedDemo } from './use-cases/seed-demo.ts'
import { makeSetLimit, SetLimit } from './use-cases/set-limit.ts'
import { makeShowOrder, ShowOrder } from './use-cases/show-order.ts'
import { makeShowUsage, ShowUsage } from './use-cases/show-usage.ts'
import { makeStartTrial, StartTrial } from './use-cases/start-trial.ts'

const time = { clock: Clock, transaction: Transaction }
const tables = { orders: Orders, facilities: PackageFacilities }

/** Returns the parts of a notification that all events about packages share. */
const about = (kind: 'activated' | 'expiring' | 'expired') => ({
  to: ({ accountIds }: { readonly accountIds: readonly string[] }) => accountIds,
  values: ({ facility, facilityId, day }: { readonly facility: string; readonly facilityId: string; readonly day: string }) => ({
    facility,
    facilityId,
    day,
  }),
  label: messageKey('packages.notice', kind),
  about: messageKey('packages.kind', kind),
  mail: `packages.mail.${kind}` as const,
})

/** Returns the parts of a notification that both events about a monthly limit share. */
const aboutLimit = (percent: 80 | 100) => ({
  to: ({ accountIds }: LimitNearlySpent | LimitUsedUp) => accountIds,
  values: ({ facility, facilityId, limit, day }: LimitNearlySpent | LimitUsedUp) => ({
    facility,
    facilityId,
    limit,
    day,
    percent: String(percent),
  }),
  label: messageKey('packages.notice.limit', percent),
  about: messageKey('packages.kind.limit', percent),
  mail: 'packages.mail.limit' as const,
})

/** Packages of facilities, their orders, and the limits that they widen. */
export const plugin = definePlugin({
  name: 'packages',
  dependsOn: ['accounts', 'support'],
  migrations: [packages, refunds, proformaSeries],
  tables: [OrderTable],
  settings: packagesSettings,
  bindings: (bind) => {
    bindServices(bind)
    bind(ListLimits, makeListLimits, { limits: Limits, translateFor: TranslateFor })
    bind(ChangeLimit, makeChangeLimit, {
      limits: Limits,
      translateFor: TranslateFor,
      audit: Audit,
      events: Events,
      transaction: Transaction,
    })
    bind(SetLimit, makeSetLimit, { changeLimit: ChangeLimit })
    bind(ShowUsage, makeShowUsage, { ...tables, limits: Limits, translateFor: TranslateFor })
    bind(ListPackages, makeListPackages, { offer: Offer })
    bind(PlaceOrder, makePlaceOrder, {
      ...tables,
      ...time,
      offer: Offer,
      payments: Payments,
      limits: LimitStore,
      accounts: Accounts,
      mailQueue: MailQueue,
      audit: Audit,
      installation: Installation,
    })
    bind(ListOrders, makeListOrders, { ...tables, toView: ToOrderView })
    bind(ListAllOrders, makeListAllOrders, { ...tables, toView: ToOrderView })
    bind(PreviewPrice, makePreviewPrice, { offer: Offer })
    bind(ShowOrder, makeShowOrder, { ...tables, offer: Offer, toView: ToOrderView })
    const activation = { ...tables, ...time, limits: LimitStore, activateOrder: ActivateOrder, toView: ToOrderView, audit: Audit }
    bind(ConfirmOrder, makeConfirmOrder, { ...activation, payments: Payments })
    bind(StartTrial, makeStartTrial, activation)
    bind(RefundOrder, makeRefundOrder, {
      ...tables,
      ...time,
      limits: LimitStore,
      toView: ToOrderView,
      audit: Audit,
      events: Events,
      realtime: Realtime,
    })
    bind(ExpirePackages, makeExpirePackages, {
      ...tables,
      ...time,
      limits: LimitStore,
      audit: Audit,
      events: Events,
      realtime: Realtime,
    })
    bind(AnnounceExpiry, makeAnnounceExpiry, { ...tables, ...time, limits: LimitStore, events: Events })
    bind(AnnounceLimit, makeAnnounceLimit, {
      facilities: PackageFacilities,
      accounts: Accounts,
      limits: Limits,
      translator: Translator,
      events: Events,
    })
    bind(SeedDemo, makeSeedDemo, { ...tables, ...time, limits: LimitStore })
  },
  endpoints: packagesEndpoints,
  commands: limitCommands,
  jobs: [every({ minutes: 15 }, ExpirePackages), every({ at: '08:00' }, AnnounceExpiry)],
  reactions: [on(LimitSpent, AnnounceLimit)],
  notifications: [
    notification('package.activated', { on: PackageActivated, ...about('activated') }),
    notification('package.expiring', { on: PackageExpiring, ...about('expiring') }),
    notification('package.expired', { on: PackageExpired, ...about('expired') }),
    notification('limit.80', { on: LimitNearlySpent, ...aboutLimit(80) }),
    notification('limit.100', { on: LimitUsedUp, ...aboutLimit(100) }),
    notification('package.refunded', {
      on: PackageRefunded,
      to: ({ accountIds }) => accountIds,
      values: ({ facility, facilityId, number, gross, reason }) => ({ facility, facilityId, number, gross, reason }),
      label: 'packages.notice.refunded',
      about: 'packages.kind.refunded',
      mail: 'packages.mail.refunded',
    }),
  ],
  mails: packagesMails,
  personalData: packagesPersonal,
  demoSeed: SeedDemo,
  messages: { pl, ua, en },
})
