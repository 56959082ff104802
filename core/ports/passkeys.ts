import type { Effect, Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** What a browser answered belongs to no challenge of ours, to another site, or is not signed by the passkey it names. */
export class BadPasskey extends Failure('BadPasskey', 'unauthenticated') {}

/** JSON as browsers read and write it (WebAuthn, `PublicKeyCredential.parse…FromJSON` and `toJSON`). */
export type PasskeyJson = Readonly<Record<string, Schema.Json>>

/** Whom a passkey is made for; `id` goes into the passkey and comes back with it. */
export interface PasskeyOwner {
  readonly id: string
  /** How the device lists it. */
  readonly email: string
  readonly name: string
}

/** A passkey as its device made it; only its public half. */
export interface PublicKey {
  /** base64url, the device's own. */
  readonly credential_id: string
  readonly public_key: Uint8Array
  /** How often the device says that it signed; many never count. */
  readonly counter: number
  /** How browsers reach it, for their next question. */
  readonly transports: readonly string[]
  /** Whether it may live on several devices, and whether it does by now. */
  readonly backup_eligible: boolean
  readonly backed_up: boolean
}

/** What an answer says of itself, before anything is proven. */
export interface Claimed {
  readonly credential_id: string
  readonly challenge: string
  /** The `id` of its owner; `null` where the device did not keep it. */
  readonly owner: string | null
}

/** Passkeys of this installation's site (WebAuthn level 3): found by the device itself, and only with its owner's finger, face or PIN. */
export interface Passkeys {
  /** Whether there can be any: a site whose host is an IP address has none. */
  readonly possible: boolean
  /** What a browser makes a passkey by; `known` are those that the owner has already. */
  creation(
    owner: PasskeyOwner,
    known: readonly Pick<PublicKey, 'credential_id' | 'transports'>[],
    challenge: string,
  ): Effect.Effect<PasskeyJson>
  /** What a browser signs by, with whichever passkey its owner chooses. */
  request(challenge: string): Effect.Effect<PasskeyJson>
  read(answer: PasskeyJson): Effect.Effect<Claimed, BadPasskey>
  /** The new passkey, proven to have been made for this challenge and on this site. */
  made(answer: PasskeyJson, challenge: string): Effect.Effect<PublicKey, BadPasskey>
  /** What a signature tells, proven to be of this key, for this challenge and on this site. */
  signed(answer: PasskeyJson, challenge: string, key: PublicKey): Effect.Effect<Pick<PublicKey, 'counter' | 'backed_up'>, BadPasskey>
}
export const Passkeys = token<Passkeys>('core/Passkeys')
