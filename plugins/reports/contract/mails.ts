import { Schema } from 'effect'
import { appealOutcomes, decisionOutcomes, durations, grounds, partySides, reportReasons } from './reasons.ts'

const text = Schema.String

/** Receipt of a report: `label` is the message key of the thing's type. */
export const ReceiptMail = Schema.Struct({ number: text, label: text, title: text, reason: Schema.Literals(reportReasons), text: text })
export type ReceiptMail = typeof ReceiptMail.Type

const statement = {
  label: text,
  title: text,
  outcome: Schema.Literals(decisionOutcomes),
  reason: Schema.Literals(reportReasons),
  ground: Schema.Literals(grounds),
  clause: text,
  facts: text,
  duration: Schema.Literals(durations),
}

/** Statement of reasons to somebody with an account; `id`: decision. */
export const DecisionMail = Schema.Struct({ name: text, at: text, side: Schema.Literals(partySides), id: text, ...statement })
export type DecisionMail = typeof DecisionMail.Type

/** Statement of reasons to somebody without an account. */
export const NoticeDecidedMail = Schema.Struct({ number: text, name: text, ...statement })
export type NoticeDecidedMail = typeof NoticeDecidedMail.Type

/** Decision about an appeal. */
export const AppealMail = Schema.Struct({
  name: text,
  at: text,
  id: text,
  label: text,
  title: text,
  outcome: Schema.Literals(appealOutcomes),
  note: text,
})
export type AppealMail = typeof AppealMail.Type
