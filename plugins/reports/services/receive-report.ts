import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { mayGetReceipt } from '#core/access/receipts.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { type BuiltReportable, Reportables } from '#core/moderation/reportable.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { type ReportReason, reportReviewKind } from '../contract/reasons.ts'
import { addressLabel, addressType, type Case, type Notifier, newCase, newReport } from '../domain/report.ts'
import { Reports } from '../domain/reports.port.ts'

/** Returns the type of things of a name; nothing for addresses, and for things of a plugin that was removed. */
export const findType = (reportables: readonly BuiltReportable[], type: string): BuiltReportable | undefined =>
  reportables.find((one) => one.type === type)

/** Returns the message key of a type's name. */
export const labelOf = (reportables: readonly BuiltReportable[], type: string): string =>
  type === addressType ? addressLabel : (findType(reportables, type)?.label ?? addressLabel)

/** Thing that is reported, and who answers for it. */
export interface ReportedTarget extends Pick<Case, 'target_type' | 'target_id' | 'facility_id' | 'title'> {
  readonly authorIds: readonly string[]
}

/** Sender of a report: an account, or somebody who may have given a name and an address. */
export type Sender =
  | { readonly account: { readonly id: string; readonly email: string; readonly language: Language } }
  | { readonly account: null; readonly notifier: Notifier | null; readonly url: string }

interface Given {
  readonly reason: ReportReason
  readonly text?: string | undefined
}

/**
 * Stores a report in the caller's transaction: its case, the daily limit, the queue of support, the receipt. The open
 * report of an account is returned as it is.
 */
export const ReceiveReport = define(
  'reports/ReceiveReport',
  {
    reports: Reports,
    reportables: Reportables,
    queue: ReviewQueue,
    mailQueue: MailQueue,
    rateLimit: RateLimit,
    audit: Audit,
    clock: Clock,
  },
  ({ reports, reportables, queue, mailQueue, rateLimit, audit, clock }) => {
    return Effect.fn('reports.receive')(function* (actor: Actor, { authorIds, ...target }: ReportedTarget, sender: Sender, given: Given) {
      const now = clock.now()
      const found = yield* reports.openCase(newCase(target, now))
      const accountId = sender.account?.id ?? null
      if (accountId !== null) {
        const open = yield* reports.openOf(target.target_type, target.target_id, accountId)
        if (open) return open
        yield* reports.spend(accountId, toWarsawTime(now).day)
      }
      const notifier = sender.account === null ? sender.notifier : null
      const report = newReport(found.id, { account_id: accountId, url: sender.account === null ? sender.url : null, ...given }, now)
      yield* reports.add(report, notifier)
      yield* queue.submit({
        kind: reportReviewKind,
        subjectId: found.id,
        facilityId: target.facility_id,
        title: target.title,
        authorId: authorIds[0] ?? null,
      })
      yield* audit.record({
        actor,
        action: 'reports.reported',
        subject: accountId,
        about: { report: report.id, case: found.id, type: target.target_type, thing: target.target_id, reason: report.reason },
      })
      const receiver = sender.account ?? notifier
      if (!receiver || (notifier && !(yield* mayGetReceipt(rateLimit, receiver.email)))) return report
      const { id, number, reason } = report
      // What somebody without an account has typed is not repeated to the address that came with it.
      const text = notifier ? '' : report.text
      const title = notifier && target.target_type === addressType ? '' : target.title
      yield* mailQueue.enqueue({
        to: receiver.email,
        language: receiver.language,
        template: 'reports.mail.receipt',
        key: `reports.receipt:${id}`,
        values: { number, label: labelOf(reportables, target.target_type), title, reason, text },
      })
      return report
    })
  },
)
