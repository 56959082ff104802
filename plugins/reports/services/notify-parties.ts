import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { Events } from '#core/ports/events.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import { ContentDecided, ReportDecided } from '../contract/events.ts'
import type { Decision } from '../domain/decision.ts'
import type { Reports } from '../domain/reports.port.ts'
import { labelOf } from './find-type.ts'

interface Dependencies {
  readonly reports: Reports
  readonly reportables: readonly BuiltReportable[]
  readonly mailQueue: MailQueue
  readonly events: Events
}

/** Notifies all whom a decision about reports concerns, with the reasons; nobody learns who reported. */
export const makeNotifyParties = ({ reports, reportables, mailQueue, events }: Dependencies) =>
  Effect.fn('reports.notify-parties')(function* (
    decision: Decision,
    caseId: string,
    authors: readonly string[],
    reporters: readonly string[],
  ) {
    const { id, title, outcome, reason, ground, clause, facts, duration } = decision
    const statement = { label: labelOf(reportables, decision.target_type), title, outcome, reason, ground, clause, facts, duration }
    if (reporters.length > 0) yield* events.emit(ReportDecided.of({ decisionId: id, to: reporters, ...statement }))
    if (authors.length > 0) yield* events.emit(ContentDecided.of({ decisionId: id, to: authors, ...statement }))
    for (const { email, language, name, number, report_id } of yield* reports.notifiersOf(caseId))
      yield* mailQueue.enqueue({
        to: email,
        language,
        template: 'reports.mail.notice-decided',
        key: `reports.decided:${report_id}:${id}`,
        values: { number, name, ...statement },
      })
  })

export type NotifyParties = ReturnType<typeof makeNotifyParties>
export const NotifyParties = token<NotifyParties>('reports/NotifyParties')
