import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Overview } from '#core/overview/overview.ts'
import { Notifications } from '#core/plugin/notifications.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts, SupportAccounts } from '#plugins/accounts/contract/queries.ts'
import { digestFrequency, NotificationRepository, Preferences } from '../domain/notifications.port.ts'
import { effectivePreference } from '../domain/preferences.ts'
import { UnsubscribeLink } from './unsubscribe-link.ts'

/** Recipients whose open pages get their counts at once; those of more recipients read them with their next page. */
const liveRecipients = 20

/**
 * Notifies the recipients of an event, each by their preference: in the application, by mail at once, or in the hourly
 * or daily digest. Any number of recipients takes the same few statements.
 */
export const makeNotifications = provide(
  Notifications,
  {
    accounts: Accounts,
    support: SupportAccounts,
    notifications: NotificationRepository,
    preferences: Preferences,
    mailQueue: MailQueue,
    unsubscribeLink: UnsubscribeLink,
    overview: Overview,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, support, notifications, preferences, mailQueue, unsubscribeLink, overview, clock, transaction }) => ({
    send: Effect.fn('notifications.send-notification')(function* (declared, event) {
      const recipients = yield* declared.to === 'support' ? support.list() : accounts.byIds(declared.to(event))
      const chosen = yield* preferences.forKind(
        declared.kind,
        recipients.map(({ id }) => id),
      )
      const created_at = clock.now().toISOString()
      const values = declared.values(event)
      const isMailed = declared.mailed(event)
      const planned = recipients.map((account) => {
        const { channels, unsubscribe } = declared.recipient(event, account.id)
        const preference = effectivePreference(declared, chosen.get(account.id))
        const email = isMailed && (channels?.includes('email') ?? true) ? preference.email : 'off'
        const in_app = preference.in_app && (channels?.includes('in_app') ?? true)
        return { account, id: newId(), email, in_app, digest: digestFrequency(email), unsubscribe }
      })
      yield* notifications.add(
        ...planned.flatMap(({ account, id, in_app, digest }) =>
          in_app || digest ? [{ id, account_id: account.id, kind: declared.kind, values, in_app, digest, created_at }] : [],
        ),
      )
      yield* mailQueue.enqueue(
        ...planned.flatMap(({ account, id, email, unsubscribe }) =>
          email === 'now'
            ? [
                {
                  to: account.email,
                  language: account.language,
                  template: declared.mail,
                  values: { ...values, name: account.first_name, at: created_at },
                  key: `notice:${id}`,
                  ...(!declared.required && { unsubscribe: unsubscribe ?? unsubscribeLink(account.id, declared.kind) }),
                },
              ]
            : [],
        ),
      )
      const shown = planned.flatMap(({ account, in_app }) => (in_app ? [account.id] : []))
      if (shown.length <= liveRecipients) yield* overview.publishCounts(shown)
    }, transaction),
  }),
)
