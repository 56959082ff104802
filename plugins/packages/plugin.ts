import { messageKey } from '#core/kernel/message-key.ts'
import { LimitSpent } from '#core/packages/limit-events.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { anyOf, withRole } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { on } from '#core/plugin/reactions.ts'
import { limitCommands } from './commands/limits.ts'
import { packagesApi } from './contract/api.ts'
import { LimitNearlySpent, LimitUsedUp, PackageActivated, PackageExpired, PackageExpiring, PackageRefunded } from './contract/events.ts'
import { packagesMails } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { packages } from './migrations/20261130101000-packages.ts'
import { refunds } from './migrations/20261201110000-packages.ts'
import { proformaSeries } from './migrations/20261217100000-packages.ts'
import { packagesRetention } from './migrations/20261229091000-packages-retention.ts'
import { makeOrders } from './persistence/orders.repository.ts'
import { makePackageFacilities } from './persistence/package-facilities.query.ts'
import { OrderTable } from './persistence/tables.ts'
import { packageToday } from './persistence/today.query.ts'
import { packagesPersonal } from './personal-data.ts'
import { makeOffer, makePackageOffer } from './services/offer.ts'
import { makePayments } from './services/payments.ts'
import { packagesSettings } from './settings.ts'
import { AnnounceExpiry, AnnounceLimit } from './use-cases/announce.ts'
import { ConfirmOrder } from './use-cases/confirm-order.ts'
import { ExpirePackages } from './use-cases/expire-packages.ts'
import { ChangeLimit, ListLimits, ShowUsage } from './use-cases/limits.ts'
import { ListPackages, PlaceOrder, PreviewPrice } from './use-cases/ordering.ts'
import { ListAllOrders, ListOrders, ShowOrder } from './use-cases/orders.ts'
import { RefundOrder } from './use-cases/refund-order.ts'
import { SeedDemo } from './use-cases/seed-demo.ts'
import { StartTrial } from './use-cases/start-trial.ts'

/** Owners of facilities, and whoever has ordered a package. */
const buyers = anyOf(withRole('owner'), 'exists (select 1 from packages_order o where o.account_id = a.id)')

/** Returns the parts of a notification that all events about packages share. */
const about = (kind: 'activated' | 'expiring' | 'expired') => ({
  group: 'packages' as const,
  audience: buyers,
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
  group: 'packages' as const,
  audience: withRole('owner'),
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
  dependsOn: ['accounts', 'support', 'facility-panel'],
  migrations: [packages, refunds, proformaSeries, packagesRetention],
  tables: [OrderTable],
  settings: packagesSettings,
  providers: [makePayments, makePackageOffer, makeOrders, makePackageFacilities, makeOffer],
  endpoints: implement(packagesApi, [
    ListLimits,
    ShowUsage,
    ChangeLimit,
    ListPackages,
    PreviewPrice,
    ListAllOrders,
    PlaceOrder,
    ListOrders,
    ShowOrder,
    ConfirmOrder,
    RefundOrder,
    StartTrial,
  ]),
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
      group: 'packages',
      audience: buyers,
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
  facilityToday: [packageToday],
  messages: { pl, ua, en },
})
