import { Schema } from 'effect'
import { NonBlankText } from '#core/kernel/field-schemas.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { decisionOutcomes, type ReportReason, reportReasons, textMaxLength } from './reasons.ts'

/** Schema check: the reason `other` needs a text. */
export const explained = Schema.makeFilter<{ readonly reason: ReportReason; readonly text?: string | undefined }>(
  ({ reason, text }) => (reason === 'other' && text === undefined ? { path: ['text'], issue: 'FIELD_REQUIRED' } : undefined),
  { message: 'FIELD_REQUIRED' },
)

/** Members of every report. */
export const reportFields = {
  reason: Schema.Literals(reportReasons),
  text: Schema.optional(NonBlankText(textMaxLength)),
  /** The reporter believes that what the report says is right and complete. */
  good_faith: Schema.Literal(true).annotate({ message: 'reports.good-faith.missing' }),
}

/** Report of a thing by a signed-in user. */
export const NewReport = Schema.Struct({ target_type: Schema.String, target_id: Schema.String, ...reportFields }).check(explained)
export type NewReport = typeof NewReport.Type

/** Thing to report, by its type and id. */
export const ByTarget = Schema.Struct({ type: Schema.String, id: Schema.String })
export type ByTarget = typeof ByTarget.Type

/** Thing as the page of the report shows it. `own`: the user answers for it; `reported`: number of the user’s open report about it. */
export const TargetView = Schema.Struct({
  type: Schema.String,
  label: Schema.String,
  title: Schema.String,
  text: Schema.String,
  picture: Schema.NullOr(Schema.String),
  path: Schema.NullOr(Schema.String),
  own: Schema.Boolean,
  reported: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'ReportTarget' })
export type TargetView = typeof TargetView.Type

/** Report as its author sees it. `label`: message key of the thing’s type; `outcome`: `null` while it waits. */
export const ReportView = Schema.Struct({
  id: Schema.String,
  number: Schema.String,
  target_type: Schema.String,
  label: Schema.String,
  title: Schema.String,
  reason: Schema.Literals(reportReasons),
  text: Schema.String,
  reported_at: Schema.String,
  decided_at: Schema.NullOr(Schema.String),
  outcome: Schema.NullOr(Schema.Literals(decisionOutcomes)),
  decision_id: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'Report' })
export type ReportView = typeof ReportView.Type

export const ReportQuery = Schema.Struct(pagingQuery).check(onePosition)
export type ReportQuery = typeof ReportQuery.Type
export const ReportPage = PageOf(ReportView)

/** Report as support lists it: without the reporter. */
export const ListedReport = Schema.Struct({ ...ReportView.fields, case_id: Schema.String }).annotate({ identifier: 'ListedReport' })
export const ListedReportQuery = Schema.Struct({ state: Schema.optional(Schema.Literals(['open', 'resolved'])), ...pagingQuery }).check(
  onePosition,
)
export type ListedReportQuery = typeof ListedReportQuery.Type
export const ListedReportPage = PageOf(ListedReport)
