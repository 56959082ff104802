import { Schema } from 'effect'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { makeRealtime } from '#adapters/memory/realtime.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { makeOverview } from '#core/overview/overview.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { notification } from '#core/plugin/notifications.ts'
import { eventKind } from '#core/ports/events.ts'
import { anAccount } from '#plugins/accounts/testing/builders.ts'
import { makeMemoryAccounts } from '#plugins/accounts/testing/memory-accounts.ts'
import type { NewNotification } from '../domain/notifications.port.ts'
import { CountUnseen, MarkNotificationsSeen } from '../services/count-unseen.ts'
import { makeNotifications } from '../services/notifications.ts'
import { UnsubscribeLink } from '../services/unsubscribe-link.ts'
import { makeMemoryNotifications, makeMemoryPreferences } from './memory-notifications.ts'

/** Event of the sample kinds of notifications. */
export const OpinionAccepted = eventKind('opinions.accepted', { accounts: Schema.Array(Schema.String) })

const sample = (kind: string, required: boolean) =>
  notification(kind, {
    on: OpinionAccepted,
    to: ({ accounts }) => accounts,
    values: () => ({ facility: 'Słoneczko' }),
    label: asMessageKey(`${kind}.label`),
    about: asMessageKey(`${kind}.about`),
    mail: 'opinions.mail.accepted',
    required,
  })

/** Sample kinds: `opinion.accepted` is optional, the mail of `security.login` is required. */
export const optionalKind = sample('opinion.accepted', false)
export const requiredKind = sample('security.login', true)

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

/** Creates the in-memory ports and the services of the plugin, with one account `ola`. */
export const makeNotificationsFixture = () => {
  const clock = makeClock()
  const ola = anAccount({ first_name: 'Ola', email: 'ola@kredka.test', language: 'en' })
  const accounts = makeMemoryAccounts(ola)
  const notifications = makeMemoryNotifications()
  const preferences = makeMemoryPreferences()
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
    accounts,
    notifications,
    preferences,
    mailQueue,
    realtime,
    signing,
    overview,
    translator: makeTranslator(),
    kinds: [optionalKind, requiredKind],
    transaction: makeTransaction(accounts, notifications, preferences, mailQueue, realtime),
  }
  const unsubscribeLink = makeOf(UnsubscribeLink)({ signing, site: { url: 'https://kredka.test' } })
  return { ...ports, unsubscribeLink, sendNotification: makeNotifications({ ...ports, unsubscribeLink }).send }
}
