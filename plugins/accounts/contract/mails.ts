import { Schema } from 'effect'

const text = Schema.String

/** `name`: the first name; `token`: the word of the link. */
export const LinkMail = Schema.Struct({ name: text, token: text })
export type LinkMail = typeof LinkMail.Type

/** To whom has an account already. */
export const NamedMail = Schema.Struct({ name: text })
export type NamedMail = typeof NamedMail.Type

/** `at`: when it happened, ISO 8601 UTC. */
export const ChangedMail = Schema.Struct({ name: text, at: text })
export type ChangedMail = typeof ChangedMail.Type

/** As `ChangedMail`; `token`: the word of the link that undoes it. */
export const UndoMail = Schema.Struct({ name: text, at: text, token: text })
export type UndoMail = typeof UndoMail.Type

/** What happened to a second factor. */
export const factorChanges = ['totp-on', 'totp-off', 'recovery-renewed', 'recovery-used', 'passkey-added', 'passkey-removed'] as const
export type FactorChange = (typeof factorChanges)[number]

/** As `ChangedMail`, of a second factor. */
export const FactorMail = Schema.Struct({ name: text, at: text, what: Schema.Literals(factorChanges) })
export type FactorMail = typeof FactorMail.Type
