import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Notifications } from '#core/plugin/notifications.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import { digestFrequency, type NotificationRepository, type Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import type { UnsubscribeLink } from './unsubscribe-link.ts'

interface Dependencies {
  readonly accounts: Accounts
  readonly notifications: NotificationRepository
  readonly preferences: Preferences
  readonly mailQueue: MailQueue
  readonly unsubscribeLink: UnsubscribeLink
  readonly overview: Overview
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Notifies the recipients of an event, each by their preference: in the application, by mail at once, or in the hourly or daily digest. */
export const makeSendNotification = (dependencies: Dependencies): Notifications['send'] => {
  const { accounts, notifications, preferences, mailQueue, unsubscribeLink, overview, clock, transaction } = dependencies
  return Effect.fn('notifications.send-notification')(function* (declared, event) {
    const notifiedAccounts: string[] = []
    for (const { id: accountId, email, first_name, language } of yield* accounts.byIds(declared.to(event))) {
      const chosen = (yield* preferences.of(accountId)).find((preference) => preference.kind === declared.kind)
      const preference = effectivePreference(declared, chosen)
      const digest = digestFrequency(preference.email)
      const [id, created_at, values] = [newId(), clock.now().toISOString(), declared.values(event)]
      if (preference.in_app || digest)
        yield* notifications.add({ id, account_id: accountId, kind: declared.kind, values, in_app: preference.in_app, digest, created_at })
      if (preference.in_app) notifiedAccounts.push(accountId)
      if (preference.email !== 'now') continue
      yield* mailQueue.enqueue({
        to: email,
        language,
        template: declared.mail,
        values: { ...values, name: first_name, at: created_at },
        key: `notice:${id}`,
        ...(!declared.required && { unsubscribe: unsubscribeLink(accountId, declared.kind) }),
      })
    }
    yield* overview.publishCounts(notifiedAccounts)
  }, transaction)
}
