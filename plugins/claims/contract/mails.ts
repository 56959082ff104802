import { Schema } from 'effect'
import { claimReasons } from './reasons.ts'

const text = Schema.String

/** Code for the mailbox that the register states. */
export const CodeMail = Schema.Struct({ code: text, facility: text })
export type CodeMail = typeof CodeMail.Type

/** Data of mails about a claim; `name`: first name of the recipient, `at`: moment of the event. */
const about = { name: text, facility: text, at: text }

/** Receipt of a submitted claim, with the time by which support decides. */
export const SubmittedMail = Schema.Struct({ ...about, ticket: text, due: text })
export type SubmittedMail = typeof SubmittedMail.Type

/** A claim was accepted; `path`: address of the facility's panel. */
export const AcceptedMail = Schema.Struct(about)
export type AcceptedMail = typeof AcceptedMail.Type

/** A claim was rejected or returned, with the reason. */
export const RejectedMail = Schema.Struct({ ...about, reason: Schema.Literals(claimReasons), note: text, id: text })
export type RejectedMail = typeof RejectedMail.Type

/** Somebody claims a facility that the recipient owns; `until`: by when the recipient may answer. */
export const ContestedMail = Schema.Struct({ ...about, until: text })
export type ContestedMail = typeof ContestedMail.Type

/** The recipient has lost a facility, with the reason of support, which may be empty. */
export const ReplacedMail = Schema.Struct({ ...about, reason: text })
export type ReplacedMail = typeof ReplacedMail.Type

/** Receipt of a sign-up without an account. */
export const SignedUpMail = Schema.Struct({ name: text, facility: text })
export type SignedUpMail = typeof SignedUpMail.Type

/** Sign-up, to customer service. */
export const SignupMail = Schema.Struct({ facility: text, city: text, name: text, email: text, phone: text, position: text })
export type SignupMail = typeof SignupMail.Type
