import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Site } from '#core/ports/site.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { LoadReportLayout } from '../contract/ui.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { Reports } from '../domain/reports.port.ts'
import { makeDecisions } from '../persistence/decisions.repository.ts'
import { makeReports } from '../persistence/reports.repository.ts'
import { ExamineNumber, ExamineReason, makeExamineNumber, makeExamineReason } from '../services/examine-case.ts'
import { makeNotifyParties, NotifyParties } from '../services/notify-parties.ts'
import { makeReceiveReport, ReceiveReport } from '../services/receive-report.ts'
import { makeRecordDecision, RecordDecision } from '../services/record-decision.ts'
import { ViewDecision } from '../services/view-decision.ts'
import { CloseCase, makeCloseCase } from '../use-cases/close-case.ts'
import { ListOwnReports, makeListOwnReports } from '../use-cases/list-own-reports.ts'
import { ListReports, makeListReports } from '../use-cases/list-reports.ts'
import { makeLoadReportLayout } from '../use-cases/load-report-layout.ts'
import { makeReadContext, ReadContext } from '../use-cases/read-context.ts'
import { makeReportThing, ReportThing } from '../use-cases/report-thing.ts'
import { makeResolveReport, ResolveReport } from '../use-cases/resolve-report.ts'
import { makeSendNotice, SendNotice } from '../use-cases/send-notice.ts'
import { makeShowCaseReview, ShowCaseReview } from '../use-cases/show-case-review.ts'
import { makeShowTarget, ShowTarget } from '../use-cases/show-target.ts'

/** Binds reports: who sends them, and how support decides about them. */
export const bindReports = (bind: Bind): void => {
  const things = { reportables: Reportables }
  const reports = { reports: Reports, ...things }
  const transaction = { transaction: Transaction }
  bind(Reports, makeReports, { db: Db })
  bind(Decisions, makeDecisions, { db: Db })
  bind(ExamineNumber, makeExamineNumber, { reports: Reports })
  bind(ExamineReason, makeExamineReason, { reports: Reports })
  bind(RecordDecision, makeRecordDecision, { decisions: Decisions, overview: Overview, audit: Audit, clock: Clock })
  bind(NotifyParties, makeNotifyParties, { ...reports, mailQueue: MailQueue, events: Events })
  bind(ReceiveReport, makeReceiveReport, { ...reports, queue: ReviewQueue, mailQueue: MailQueue, audit: Audit, clock: Clock })

  bind(ReportThing, makeReportThing, { ...things, accounts: Accounts, receiveReport: ReceiveReport, ...transaction })
  bind(ShowTarget, makeShowTarget, reports)
  bind(ListOwnReports, makeListOwnReports, reports)
  bind(SendNotice, makeSendNotice, { ...things, receiveReport: ReceiveReport, rateLimit: RateLimit, site: Site, ...transaction })
  bind(LoadReportLayout, makeLoadReportLayout, { overview: Overview })

  bind(ListReports, makeListReports, reports)
  bind(ReadContext, makeReadContext, { ...reports, ...transaction })
  bind(ShowCaseReview, makeShowCaseReview, { ...reports, decisions: Decisions })
  bind(CloseCase, makeCloseCase, { ...reports, recordDecision: RecordDecision, notifyParties: NotifyParties, clock: Clock, ...transaction })
  bind(ResolveReport, makeResolveReport, {
    reports: Reports,
    decisions: Decisions,
    decideSubject: DecideSubject,
    viewDecision: ViewDecision,
    ...transaction,
  })
}
