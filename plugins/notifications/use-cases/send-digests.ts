import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notifications.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import type { NotificationRepository } from '../domain/notifications.port.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import type { UnsubscribeLink } from '../services/unsubscribe-link.ts'

/** Number of accounts per transaction, and maximum number of lines in a mail. */
const batchSize = 200
const maxLines = 50

interface Dependencies {
  readonly notifications: NotificationRepository
  readonly accounts: Accounts
  readonly mailQueue: MailQueue
  readonly unsubscribeLink: UnsubscribeLink
  readonly kinds: readonly NotificationKind[]
  readonly translator: Translator
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Sends one mail to each account with waiting notifications of the hour or the day. Deleted accounts are skipped. */
export const makeSendDigests = (frequency: 'hourly' | 'daily', dependencies: Dependencies) => {
  const { notifications, accounts, mailQueue, unsubscribeLink, kinds, translator, clock, transaction } = dependencies
  const sendBatch = Effect.fn(`notifications.send-${frequency}-digests`)(function* () {
    const due = yield* notifications.claimDueDigests(frequency, batchSize, clock.now().toISOString())
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

export type SendDigests = ReturnType<typeof makeSendDigests>
export const SendHourlyDigests = token<SendDigests>('notifications/SendHourlyDigests')
export const SendDailyDigests = token<SendDigests>('notifications/SendDailyDigests')
