import { Schema } from 'effect'

const text = Schema.String

/** Receipt of a report: `label` is the message key of the thing's type. */
export const ReceiptMail = Schema.Struct({ number: text, label: text, title: text, reason: text, text: text })
export type ReceiptMail = typeof ReceiptMail.Type

const statement = { label: text, title: text, outcome: text, reason: text, ground: text, clause: text, facts: text, duration: text }

/** Statement of reasons to somebody with an account; `side`: `author` or `reporter`, `id`: decision. */
export const DecisionMail = Schema.Struct({ name: text, at: text, side: text, id: text, ...statement })
export type DecisionMail = typeof DecisionMail.Type

/** Statement of reasons to somebody without an account. */
export const NoticeDecidedMail = Schema.Struct({ number: text, name: text, ...statement })
export type NoticeDecidedMail = typeof NoticeDecidedMail.Type

/** Decision about an appeal. */
export const AppealMail = Schema.Struct({ name: text, at: text, id: text, label: text, title: text, outcome: text, note: text })
export type AppealMail = typeof AppealMail.Type
