import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { ContentDecided, ReportDecided } from '../contract/events.ts'
import type { Decision } from '../domain/decision.ts'
import { Reports } from '../domain/reports.port.ts'
import { labelOf } from './receive-report.ts'

/** Notifies all whom a decision about reports concerns, with the reasons; nobody learns who reported. */
export const NotifyParties = define(
  'reports/NotifyParties',
  { reports: Reports, reportables: Reportables, mailQueue: MailQueue, events: Events },
  ({ reports, reportables, mailQueue, events }) =>
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
    }),
)
