import { Schema } from 'effect'
import { TypedLine } from '#core/kernel/typed.ts'
import { OwnPassword } from './credentials.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }
const required = Schema.isMinLength(1, { message: 'FIELD_REQUIRED' })

/** A code as it was typed: six digits of an app, or a recovery code where one may stand. */
export const Code = Schema.String.check(required, Schema.isMaxLength(40, tooLong))

/** The second step of signing in: the word of the first, and a code. */
export const SecondStep = Schema.Struct({ second_factor: TypedLine(200), code: Code, refresh_token: Schema.NullOr(Schema.String) })

/** What proves that it is the owner who changes the second factor. */
export const Proof = Schema.Struct({ password: OwnPassword, code: Code })
export type Proof = typeof Proof.Type

/** What an app is told: the secret for typing, its address, and the same as a square for the camera. */
export const TotpSetup = Schema.Struct({
  secret: Schema.String,
  uri: Schema.String,
  qr: Schema.Struct({ size: Schema.Number, path: Schema.String }),
})

/** Codes that each let one in once, told this one time. */
export const RecoveryCodes = Schema.Struct({ recovery_codes: Schema.Array(Schema.String) })

/** What browsers say and are asked about passkeys (WebAuthn's JSON). */
export const PasskeyAnswer = Schema.Record(Schema.String, Schema.Json)

/** What its owner calls a passkey. */
export const PasskeyName = TypedLine(60)

/** A passkey in its owner's list. */
export const PasskeyView = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  /** Whether it lives on several devices, or may. */
  synced: Schema.Boolean,
  created_at: Schema.String,
  last_used_at: Schema.NullOr(Schema.String),
})
export type PasskeyView = typeof PasskeyView.Type
