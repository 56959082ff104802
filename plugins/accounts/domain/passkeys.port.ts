import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PublicKey } from '#core/ports/passkeys.ts'
import type { PasskeyKnown } from '../contract/errors.ts'

/** A passkey as stored. Times are ISO 8601 UTC. */
export interface StoredPasskey extends PublicKey {
  readonly id: string
  readonly account_id: string
  /** Name that the owner gave it. */
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

/** Repository of passkeys. */
export interface PasskeyRepository {
  ofAccount(accountId: string): Effect.Effect<readonly StoredPasskey[]>
  add(passkey: StoredPasskey): Effect.Effect<void, PasskeyKnown>
  /** Reads and locks a passkey until the transaction ends, so that of two concurrent sign-ins the second sees the first one's counter. */
  lockByCredentialId(credentialId: string): Effect.Effect<StoredPasskey | null>
  recordUse(id: string, result: Pick<PublicKey, 'counter' | 'backed_up'>, at: string): Effect.Effect<void>
  /** Returns false when the account has no passkey with this id. */
  remove(accountId: string, id: string): Effect.Effect<boolean>
}
export const PasskeyRepository = token<PasskeyRepository>('accounts/PasskeyRepository')
