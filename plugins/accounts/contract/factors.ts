import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { CurrentPassword } from './credentials.ts'
import { RefreshCookie } from './session.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }
const required = Schema.isMinLength(1, { message: 'FIELD_REQUIRED' })

/** A code as typed: the six digits of an authenticator app, or a recovery code where one is accepted. */
export const CodeInput = Schema.String.check(required, Schema.isMaxLength(40, tooLong))

/** Second step of signing in: the token from the first step and a code. */
export const SecondFactorLogin = Schema.Struct({
  second_factor: NonBlankLine(200),
  code: CodeInput,
  ...RefreshCookie.fields,
})

/** WebAuthn options and responses as JSON. */
export const WebAuthnJson = Schema.Record(Schema.String, Schema.Json)

/**
 * Proof of the owner for changes by which an account can be taken over: the password and, for an account with second
 * factors, a code of the app, a recovery code or a passkey's response to the options of a sign-in.
 */
export const IdentityProof = Schema.Struct({
  password: CurrentPassword,
  code: Schema.optional(Schema.String.check(Schema.isMaxLength(40, tooLong))),
  passkey: Schema.optional(WebAuthnJson),
})
export type IdentityProof = typeof IdentityProof.Type

/** The current password, which a change of second factors requires. */
export const PasswordOnly = Schema.Struct({ password: CurrentPassword })

/** A code that confirms an authenticator app. */
export const TotpConfirmation = Schema.Struct({ code: CodeInput })

/** Proof that the owner changes the second factor. */
export const PasswordAndCode = Schema.Struct({ password: CurrentPassword, code: CodeInput })
export type PasswordAndCode = typeof PasswordAndCode.Type

/** Setup data for an authenticator app: the secret, its `otpauth:` URI, and the URI as a QR code. */
export const TotpSetup = Schema.Struct({
  secret: Schema.String,
  uri: Schema.String,
  qr: Schema.Struct({ size: Schema.Number, path: Schema.String }),
})

/** Recovery codes: each signs in once; the response is the only place where they appear. */
export const RecoveryCodes = Schema.Struct({ recovery_codes: Schema.Array(Schema.String) })

/** Name that the owner gives a passkey. */
export const PasskeyName = NonBlankLine(60)

/** A passkey that the browser has created. */
export const NewPasskey = Schema.Struct({ response: WebAuthnJson, name: PasskeyName })

/** Sign-in with a passkey. */
export const PasskeyLogin = Schema.Struct({ response: WebAuthnJson, ...RefreshCookie.fields })

/** A passkey as its owner sees it. */
export const PasskeyView = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** True when the passkey may be synchronised between devices. */
  synced: Schema.Boolean,
  created_at: Schema.String,
  last_used_at: Schema.NullOr(Schema.String),
})
export type PasskeyView = typeof PasskeyView.Type

/** Second factors of the user, without the passkeys themselves. */
export const SecurityView = Schema.Struct({
  totp: Schema.Boolean,
  /** Number of unused recovery codes. */
  recovery_codes: Schema.Number,
  /** The account needs a second factor for its rights. */
  required: Schema.Boolean,
  /** The current session satisfies a required second factor. */
  satisfied: Schema.Boolean,
  /** The host of the site allows passkeys. */
  passkeys_possible: Schema.Boolean,
})

/** Changes of second factors. */
export const factorChanges = [
  'totp-on',
  'totp-off',
  'recovery-renewed',
  'recovery-used',
  'passkey-added',
  'passkey-removed',
  'factors-reset',
] as const
export type FactorChange = (typeof factorChanges)[number]
