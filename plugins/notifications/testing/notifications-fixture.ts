import type { InferEntity } from '@mikro-orm/core'
import { Effect, Schema } from 'effect'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { tableRows } from '#config/quality/testing/table-rows.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { makeOverview } from '#core/overview/overview.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { everyone } from '#core/plugin/notification-audience.ts'
import type { MailNecessity, NotificationGroup } from '#core/plugin/notification-terms.ts'
import { type NotificationValues, notification } from '#core/plugin/notifications.ts'
import { eventKind } from '#core/ports/events.ts'
import { Accounts, SupportAccounts } from '#plugins/accounts/contract/queries.ts'
import { anAccount } from '#plugins/accounts/testing/builders.ts'
import { storeAccount } from '#plugins/accounts/testing/store-account.ts'
import { type NewNotification, NotificationRepository, Preferences } from '../domain/notifications.port.ts'
import { NotificationTable } from '../persistence/tables.ts'
import { CountUnseen, MarkNotificationsSeen } from '../services/count-unseen.ts'
import { makeNotifications } from '../services/notifications.ts'
import { UnsubscribeLink } from '../services/unsubscribe-link.ts'

/** Event of the sample kinds of notifications. */
export const OpinionAccepted = eventKind('opinions.accepted', { accounts: Schema.Array(Schema.String) })

const sample = (kind: string, options: { readonly group: NotificationGroup; readonly required?: MailNecessity }) =>
  notification(kind, {
    ...options,
    on: OpinionAccepted,
    audience: everyone,
    to: ({ accounts }) => accounts,
    values: () => ({ facility: 'Słoneczko' }),
    label: asMessageKey(`${kind}.label`),
    about: asMessageKey(`${kind}.about`),
    mail: 'notifications.mail.digest',
    path: () => '/placowka/sloneczko',
  })

/** Sample kinds: `opinion.accepted` is optional, the mail of `security.login` is required. */
export const optionalKind = sample('opinion.accepted', { group: 'opinions' })
export const requiredKind = sample('security.login', { group: 'account', required: 'account' })

/** Creates a notification of the optional kind, shown in the application. */
export const aNotification = (over: Partial<NewNotification> = {}): NewNotification => ({
  id: newId(),
  account_id: newId(),
  kind: optionalKind.kind,
  values: { facility: 'Słoneczko' },
  in_app: true,
  digest: null,
  created_at: '2026-11-23T09:00:00.000Z',
  ...over,
})

const toRow = ({ notice_values: values, ...row }: InferEntity<typeof NotificationTable>) => ({ ...row, values })

/** Finds the repositories of the plugin, and creates its services, with one account `ola`; `rows` are the stored notifications. */
export const makeNotificationsFixture = async (database: UseCaseDatabase) => {
  const { clock } = database
  const ola = await storeAccount(database, anAccount({ first_name: 'Ola', email: 'ola@kredka.test', language: 'en' }))
  const notifications = { ...database.find(NotificationRepository), rows: tableRows(database, NotificationTable, { toRow }) }
  const mailQueue = makeMailQueue()
  const realtime = makeRealtime()
  const signing = makeSigning({ clock })
  const services = new Map<unknown, unknown>([
    [CountUnseen, makeOf(CountUnseen)({ notifications })],
    [MarkNotificationsSeen, makeOf(MarkNotificationsSeen)({ notifications, clock })],
  ])
  const overview = makeOverview({
    counters: [badgeCounter('notifications', CountUnseen, MarkNotificationsSeen)],
    resolve: (token) => services.get(token) as never,
    realtime,
  })
  const ports = {
    clock,
    ola,
    accounts: database.find(Accounts),
    support: database.find(SupportAccounts),
    notifications,
    preferences: database.find(Preferences),
    mailQueue,
    realtime,
    signing,
    overview,
    translator: makeTranslator(),
    kinds: [requiredKind, optionalKind],
    audiences: { unreachableKindsOf: () => Effect.succeed(new Set<string>()) },
    checks: {
      areCurrent: (_: string, given: readonly NotificationValues[]) => Effect.succeed(given.map(({ facility }) => facility !== 'gone')),
    },
    transaction: transactionWith(database, mailQueue, realtime),
  }
  const unsubscribeLink = makeOf(UnsubscribeLink)({ signing, site: { url: 'https://kredka.test' } })
  return { ...ports, unsubscribeLink, sendNotification: makeNotifications({ ...ports, unsubscribeLink }).send }
}
