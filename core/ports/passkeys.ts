import type { Effect, Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** The browser's response does not match the challenge or site, or is not signed by the passkey it names. */
export class BadPasskey extends Failure('BadPasskey', 'unauthenticated') {}

/** JSON exchanged with browsers (WebAuthn, `PublicKeyCredential.parse…FromJSON` and `toJSON`). */
export type PasskeyJson = Readonly<Record<string, Schema.Json>>

/** User for whom a passkey is created; `id` is stored in the passkey and returned with it. */
export interface PasskeyOwner {
  readonly id: string
  /** Label shown by the device. */
  readonly email: string
  readonly name: string
}

/** Public part of a registered passkey. */
export interface PublicKey {
  /** Credential id of the device, base64url. */
  readonly credential_id: string
  readonly public_key: Uint8Array
  /** Signature counter of the device; many devices always report 0. */
  readonly counter: number
  /** Transports by which browsers reach the authenticator, for later requests. */
  readonly transports: readonly string[]
  /** True if the passkey may be synced to several devices, and if it currently is. */
  readonly backup_eligible: boolean
  readonly backed_up: boolean
}

/** Claims of a browser's response before verification. */
export interface UnverifiedCredential {
  readonly credential_id: string
  readonly challenge: string
  /** `id` of the owner; `null` when the device did not store it. */
  readonly owner: string | null
}

/** Passkeys of this site (WebAuthn level 3): discoverable credentials with user verification (fingerprint, face or PIN). */
export interface Passkeys {
  /** False when the host of the site is an IP address, which passkeys do not support. */
  readonly supported: boolean
  /** Returns the options with which a browser creates a passkey; `known` lists the owner's existing passkeys. */
  creationOptions(
    owner: PasskeyOwner,
    known: readonly Pick<PublicKey, 'credential_id' | 'transports'>[],
    challenge: string,
  ): Effect.Effect<PasskeyJson>
  /** Returns the options with which a browser signs in; the owner chooses the passkey. */
  requestOptions(challenge: string): Effect.Effect<PasskeyJson>
  parse(response: PasskeyJson): Effect.Effect<UnverifiedCredential, BadPasskey>
  /** Verifies that the new passkey was created for this challenge on this site, and returns it. */
  verifyRegistration(response: PasskeyJson, challenge: string): Effect.Effect<PublicKey, BadPasskey>
  /** Verifies the signature of this key for this challenge on this site, and returns the updated counter and backup state. */
  verifyAuthentication(
    response: PasskeyJson,
    challenge: string,
    key: PublicKey,
  ): Effect.Effect<Pick<PublicKey, 'counter' | 'backed_up'>, BadPasskey>
}
export const Passkeys = token<Passkeys>('core/Passkeys')
