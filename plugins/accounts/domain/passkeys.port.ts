import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PublicKey } from '#core/ports/passkeys.ts'
import type { PasskeyKnown } from '../contract/failures.ts'

/** A passkey as the table keeps it. Times are ISO 8601 UTC. */
export interface KeptPasskey extends PublicKey {
  readonly id: string
  readonly account_id: string
  /** What its owner calls it. */
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

/** Where passkeys are kept. */
export interface PasskeyStore {
  of(accountId: string): Effect.Effect<readonly KeptPasskey[]>
  add(passkey: KeptPasskey): Effect.Effect<void, PasskeyKnown>
  /** Held until the step ends, so that of two answers by one passkey the second sees the first one's counter. */
  hold(credentialId: string): Effect.Effect<KeptPasskey | null>
  used(id: string, told: Pick<PublicKey, 'counter' | 'backed_up'>, at: string): Effect.Effect<void>
  /** False where the account has none of this id. */
  remove(accountId: string, id: string): Effect.Effect<boolean>
}
export const PasskeyStore = token<PasskeyStore>('accounts/PasskeyStore')
