import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { ReportView } from '../contract/report.ts'
import type { ListedReport } from '../domain/reports.port.ts'
import { labelOf } from './receive-report.ts'

/** Returns a report as its author sees it. */
export const viewReport = (reportables: readonly BuiltReportable[], report: ListedReport): ReportView => {
  const { id, number, target_type, title, reason, text, reported_at, decided_at, outcome, decision_id } = report
  return {
    id,
    number,
    target_type,
    label: labelOf(reportables, target_type),
    title,
    reason,
    text,
    reported_at,
    decided_at,
    outcome,
    decision_id,
  }
}
