import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { NotificationKind } from '#core/plugin/notices.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { Accounts } from '#plugins/accounts/contract/questions.ts'
import type { NoticeStore } from '../domain/notices.port.ts'
import { ofDigest } from '../domain/unsubscribe-word.ts'
import type { UnsubscribeLink } from './unsubscribe-link.ts'

/** Accounts that are written to in one transaction, and lines of a mail. */
const atOnce = 200
const mostLines = 50

interface Dependencies {
  readonly store: NoticeStore
  readonly accounts: Accounts
  readonly mailQueue: MailQueue
  readonly unsubscribeLink: UnsubscribeLink
  readonly kinds: readonly NotificationKind[]
  readonly translator: Translator
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Writes one mail to each account for which notices wait, of the hour or of the day. Who is gone meanwhile is written to no more. */
export const makeSendDigests = (schedule: 'hourly' | 'daily', dependencies: Dependencies) => {
  const { store, accounts, mailQueue, unsubscribeLink, kinds, translator, clock, transaction } = dependencies
  const sendSome = Effect.fn(`notifications.send-${schedule}-digests`)(function* () {
    const due = yield* store.takeDue(schedule, atOnce, clock.now().toISOString())
    const known = yield* accounts.byIds(due.map(({ account_id }) => account_id))
    for (const { account_id, notices } of due) {
      const account = known.find(({ id }) => id === account_id)
      if (!account) continue
      const t = translator.for(account.language)
      const lines = notices.slice(0, mostLines).map(({ kind, values }) => {
        const label = kinds.find((one) => one.kind === kind)?.label
        return label ? t(label, values) : kind
      })
      yield* mailQueue.enqueue({
        to: account.email,
        language: account.language,
        template: 'notifications.mail.digest',
        values: { name: account.first_name, count: String(notices.length), lines: lines.join('\n') },
        key: `digest:${notices[0]?.id}`,
        unsubscribe: unsubscribeLink(account_id, ofDigest),
      })
    }
    return due.length
  }, transaction)
  return Effect.fn('notifications.send-digests')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    let sent = 0
    for (let some = yield* sendSome(); some > 0; some = yield* sendSome()) sent += some
    return { sent }
  })
}

export type SendDigests = ReturnType<typeof makeSendDigests>
export const SendHourlyDigests = token<SendDigests>('notifications/SendHourlyDigests')
export const SendDailyDigests = token<SendDigests>('notifications/SendDailyDigests')
