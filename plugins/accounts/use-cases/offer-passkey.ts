import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'
import type { PasskeyStore } from '../domain/passkeys.port.ts'
import type { MayChangeFactor } from './may-change-factor.ts'
import type { OwnPassword } from './own-password.ts'
import { provenOwner } from './proven-owner.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly mayChangeFactor: MayChangeFactor
  readonly passkeys: Passkeys
  readonly kept: PasskeyStore
  readonly words: OneTimeTokens
}

/** What one's browser makes a passkey by, once the password was proven; for five minutes. */
export const makeOfferPasskey = ({ ownPassword, mayChangeFactor, passkeys, kept, words }: Dependencies) =>
  Effect.fn('accounts.offer-passkey')(function* (actor: Actor, { password }: { readonly password: string }) {
    const user = yield* requireUser(actor)
    const account = yield* provenOwner(ownPassword, user, password)
    yield* mayChangeFactor(user, account)
    const owner = { id: account.id, email: account.email, name: `${account.first_name} ${account.last_name}` }
    return yield* passkeys.creation(owner, yield* kept.of(account.id), yield* words.give('passkey', account.id))
  })

export type OfferPasskey = ReturnType<typeof makeOfferPasskey>
export const OfferPasskey = token<OfferPasskey>('accounts/OfferPasskey')
