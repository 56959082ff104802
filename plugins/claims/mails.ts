import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { claimReasons } from './contract/reasons.ts'

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

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const at = '2026-11-23T08:15:00.000Z'
const due = '2026-11-25T08:15:00.000Z'
const id = '01970000-0000-7000-8000-00000000000c'

/** Mail templates of claims. */
export const claimsMails = [
  mail('code', CodeMail, { code: '204 816', facility }),
  mail('submitted', SubmittedMail, { name, facility, at, ticket: '0000000C', due }),
  mail('accepted', AcceptedMail, { name, facility, at }),
  mail('rejected', RejectedMail, { name, facility, at, id, reason: 'unreadable_document', note: 'Skan jest nieczytelny.' }),
  mail('returned', RejectedMail, { name, facility, at, id, reason: 'wrong_document', note: 'Prosimy o wpis do rejestru.' }),
  mail('contested', ContestedMail, { name, facility, at, until: '2026-11-30T08:15:00.000Z' }),
  mail('replaced', ReplacedMail, { name, facility, at, reason: 'Organ prowadzący zmienił się 1 września.' }),
  mail('signed-up', SignedUpMail, { name, facility }),
  mail('signup', SignupMail, { facility, city: 'Kraków', name, email: 'joanna@demo.test', phone: '601 602 603', position: 'dyrektorka' }),
]
