import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Statement of reasons for the mails; `to`: accounts. */
const statement = {
  decisionId: Schema.String,
  to: Schema.Array(Schema.String),
  label: Schema.String,
  title: Schema.String,
  outcome: Schema.String,
  reason: Schema.String,
  ground: Schema.String,
  clause: Schema.String,
  facts: Schema.String,
  duration: Schema.String,
}

/** Reports were decided; to those who sent them. */
export const ReportDecided = eventKind('reports.report-decided', statement)
export type ReportDecided = EventOf<typeof ReportDecided>

/** Reports about a thing were decided; to those who answer for it. */
export const ContentDecided = eventKind('reports.content-decided', statement)
export type ContentDecided = EventOf<typeof ContentDecided>

/** An appeal was decided; `to`: all whom the decision concerns. */
export const AppealDecided = eventKind('reports.appeal-decided', {
  decisionId: Schema.String,
  to: Schema.Array(Schema.String),
  label: Schema.String,
  title: Schema.String,
  outcome: Schema.String,
  note: Schema.String,
})
export type AppealDecided = EventOf<typeof AppealDecided>
