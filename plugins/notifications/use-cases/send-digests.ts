import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import { NotificationChecks, NotificationKinds } from '#core/plugin/notifications.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { type DigestFrequency, NotificationRepository, type StoredNotification } from '../domain/notifications.port.ts'
import { digestKind } from '../domain/unsubscribe-token.ts'
import { UnsubscribeLink } from '../services/unsubscribe-link.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Returns the moment at which the week of a moment began in Warsaw. */
const startOfWeek = (moment: Date): Date => {
  const { day, weekday } = toWarsawTime(moment)
  return fromWarsawTime(addDays(day, -weekdays.indexOf(weekday)), 0)
}

/** Number of accounts per transaction, and maximum number of lines in a mail. */
const batchSize = 200
const maxLines = 50

const dependencies = {
  notifications: NotificationRepository,
  accounts: Accounts,
  mailQueue: MailQueue,
  unsubscribeLink: UnsubscribeLink,
  kinds: NotificationKinds,
  checks: NotificationChecks,
  translator: Translator,
  clock: Clock,
  transaction: Transaction,
}

const makeSendDigests = (frequency: DigestFrequency, resolved: Resolved<typeof dependencies>) => {
  const { notifications, accounts, mailQueue, unsubscribeLink, kinds, checks, translator, clock, transaction } = resolved
  /** Returns the ids of the notifications that are no longer true. */
  const outdatedAmong = Effect.fn('notifications.find-outdated')(function* (all: readonly StoredNotification[]) {
    const byKind = [...Map.groupBy(all, ({ kind }) => kind)]
    const outdated = yield* Effect.forEach(byKind, ([kind, ofKind]) =>
      checks
        .areCurrent(
          kind,
          ofKind.map(({ values }) => values),
        )
        .pipe(Effect.map((current) => ofKind.filter((_, at) => current[at] !== true).map(({ id }) => id))),
    )
    return new Set(outdated.flat())
  })
  const sendBatch = Effect.fn(`notifications.send-${frequency}-digests`)(function* () {
    const now = clock.now()
    const before = frequency === 'weekly' ? startOfWeek(now) : now
    const due = yield* notifications.claimDueDigests(frequency, {
      accounts: batchSize,
      before: before.toISOString(),
      at: now.toISOString(),
    })
    if (due.length === 0) return 0
    const outdated = yield* outdatedAmong(due.flatMap(({ notifications }) => notifications))
    const recipients = yield* accounts.byIds(due.map(({ account_id }) => account_id))
    for (const { account_id, notifications: all } of due) {
      const account = recipients.find(({ id }) => id === account_id)
      const waiting = all.filter(({ id }) => !outdated.has(id))
      if (!account || waiting.length === 0) continue
      const t = translator.for(account.language)
      const listed = waiting.slice(0, maxLines).map(({ kind, values }) => {
        const declared = kinds.find((one) => one.kind === kind)
        return { line: declared ? t(declared.label, values) : kind, path: declared?.path(values) ?? '' }
      })
      yield* mailQueue.enqueue({
        to: account.email,
        language: account.language,
        template: 'notifications.mail.digest',
        values: {
          name: account.first_name,
          count: String(waiting.length),
          lines: listed.map(({ line }) => line).join('\n'),
          paths: listed.map(({ path }) => path).join('\n'),
        },
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

/** Sends one mail to each account with waiting notifications of the weeks before this one (Monday to Sunday, in Warsaw). */
export const SendWeeklyDigests = define('notifications/SendWeeklyDigests', dependencies, (resolved) => makeSendDigests('weekly', resolved))

/** Sends one mail to each account with waiting notifications of the day. Deleted accounts are skipped. */
export const SendDailyDigests = define('notifications/SendDailyDigests', dependencies, (resolved) => makeSendDigests('daily', resolved))
