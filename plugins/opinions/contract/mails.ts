import { Schema } from 'effect'
import { opinionReasons } from './reasons.ts'

const text = Schema.String

/** Data of mails about an opinion; `name`: first name of the recipient, `at`: moment of the event, `id`: opinion. */
const about = { name: text, facility: text, at: text, id: text }

/** An opinion of the recipient is public. */
export const AcceptedMail = Schema.Struct(about)
export type AcceptedMail = typeof AcceptedMail.Type

/** An opinion of the recipient was rejected or returned, with the reason. */
export const RejectedMail = Schema.Struct({ ...about, reason: Schema.Literals(opinionReasons), note: text })
export type RejectedMail = typeof RejectedMail.Type

/** The facility has answered the recipient's opinion. */
export const AnsweredMail = Schema.Struct(about)
export type AnsweredMail = typeof AnsweredMail.Type

/** Support has decided about an answer of the recipient's facility; `reason` is empty for an acceptance, `place`: the facility's id. */
export const AnswerDecidedMail = Schema.Struct({
  ...about,
  outcome: Schema.Literals(['accepted', 'rejected', 'returned']),
  reason: Schema.Literals(['', ...opinionReasons]),
  note: text,
  place: text,
})
export type AnswerDecidedMail = typeof AnswerDecidedMail.Type
