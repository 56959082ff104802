import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { factorChanges } from './contract/factors.ts'

const text = Schema.String

/** A mail with a link; `name`: first name, `token`: one-time token in the link. */
export const LinkMail = Schema.Struct({ name: text, token: text })
export type LinkMail = typeof LinkMail.Type

/** `LinkMail` to confirm an address; `registration`: whether the address was registered before and not confirmed. */
export const ActivationMail = Schema.Struct({ ...LinkMail.fields, registration: Schema.optional(Schema.Literals(['first', 'again'])) })
export type ActivationMail = typeof ActivationMail.Type

/** A mail that needs only the first name. */
export const NamedMail = Schema.Struct({ name: text })
export type NamedMail = typeof NamedMail.Type

/** A mail about a change; `at`: time of the change, ISO 8601 UTC. */
export const ChangedMail = Schema.Struct({ name: text, at: text })
export type ChangedMail = typeof ChangedMail.Type

/** `ChangedMail` with `token`, the one-time token of the link that undoes the change. */
export const UndoMail = Schema.Struct({ name: text, at: text, token: text })
export type UndoMail = typeof UndoMail.Type

/** `ChangedMail` about a second factor. */
export const FactorMail = Schema.Struct({ name: text, at: text, what: Schema.Literals(factorChanges) })
export type FactorMail = typeof FactorMail.Type

const name = 'Joanna'
const token = '0123456789abcdef0123456789abcdef'
const at = '2026-11-23T08:15:00.000Z'

/** Mail templates of accounts. */
export const accountsMails = [
  mail('activate', ActivationMail, { name, token, registration: 'again' }),
  mail('already-registered', NamedMail, { name }),
  mail('reset', LinkMail, { name, token }),
  mail('password-changed', ChangedMail, { name, at }),
  mail('email-confirm', LinkMail, { name, token }),
  mail('email-undo', UndoMail, { name, at, token }),
  mail('factor-changed', FactorMail, { name, at, what: 'totp-on' }),
  mail('erased', NamedMail, { name }),
]
