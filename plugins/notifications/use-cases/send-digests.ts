import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { NotificationKinds } from '#core/plugin/notifications.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { NotificationRepository } from '../domain/notifications.port.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import { UnsubscribeLink } from '../services/unsubscribe-link.ts'

/** Number of accounts per transaction, and maximum number of lines in a mail. */
const batchSize = 200
const maxLines = 50

const dependencies = {
  notifications: NotificationRepository,
  accounts: Accounts,
  mailQueue: MailQueue,
  unsubscribeLink: UnsubscribeLink,
  kinds: NotificationKinds,
  translator: Translator,
  clock: Clock,
  transaction: Transaction,
}

const makeSendDigests = (frequency: 'hourly' | 'daily', resolved: Resolved<typeof dependencies>) => {
  const { notifications, accounts, mailQueue, unsubscribeLink, kinds, translator, clock, transaction } = resolved
  const sendBatch = Effect.fn(`notifications.send-${frequency}-digests`)(function* () {
    const due = yield* notifications.claimDueDigests(frequency, batchSize, clock.now().toISOString())
    if (due.length === 0) return 0
    const recipients = yield* accounts.byIds(due.map(({ account_id }) => account_id))
    for (const { account_id, notifications: waiting } of due) {
      const account = recipients.find(({ id }) => id === account_id)
      if (!account) continue
      const t = translator.for(account.language)
      const lines = waiting.slice(0, maxLines).map(({ kind, values }) => {
        const label = kinds.find((one) => one.kind === kind)?.label
        return label ? t(label, values) : kind
      })
      yield* mailQueue.enqueue({
        to: account.email,
        language: account.language,
        template: 'notifications.mail.digest',
        values: { name: account.first_name, count: String(waiting.length), lines: lines.join('\n') },
        key: `digest:${waiting[0]?.id}`,
        unsubscribe: unsubscribeLink(account_id, digestKind),
      })
    }
    return due.length
  }, transaction)
  return Effect.fn('notifications.send-digests')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    let sent = 0
    for (let batch = yield* sendBatch(); batch > 0; batch = yield* sendBatch()) sent += batch
    return { sent }
  })
}

/** Sends one mail to each account with waiting notifications of the hour. Deleted accounts are skipped. */
export const SendHourlyDigests = define('notifications/SendHourlyDigests', dependencies, (resolved) => makeSendDigests('hourly', resolved))

/** Sends one mail to each account with waiting notifications of the day. Deleted accounts are skipped. */
export const SendDailyDigests = define('notifications/SendDailyDigests', dependencies, (resolved) => makeSendDigests('daily', resolved))
