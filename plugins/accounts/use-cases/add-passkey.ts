import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PasskeyJson, Passkeys } from '#core/ports/passkeys.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import type { KeptPasskey, PasskeyStore } from '../domain/passkeys.port.ts'
import type { Sessions } from '../domain/sessions.port.ts'
import { challengeOf } from './challenge-of.ts'
import { accountOf } from './proven-owner.ts'
import type { TellFactorChange } from './tell-factor-change.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly passkeys: Passkeys
  readonly kept: PasskeyStore
  readonly words: OneTimeTokens
  readonly tellFactorChange: TellFactorChange
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Keeps the passkey that one's browser has made; this session counts as one that showed it. */
export const makeAddPasskey = ({ accounts, sessions, passkeys, kept, words, tellFactorChange, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.add-passkey')(function* (
    actor: Actor,
    { response, name }: { readonly response: PasskeyJson; readonly name: string },
  ) {
    const user = yield* requireUser(actor)
    const { challenge } = yield* challengeOf({ passkeys, words }, response, user.id)
    const key = yield* passkeys.made(response, challenge)
    const own = { id: newId(), account_id: user.id, name: name.trim(), created_at: clock.now().toISOString(), last_used_at: null }
    const passkey: KeptPasskey = { ...key, ...own }
    return yield* transaction(
      Effect.gen(function* () {
        yield* kept.add(passkey)
        yield* sessions.showFactor(user.session)
        yield* tellFactorChange(user, yield* accountOf(accounts, user), 'passkey-added')
        return passkeyView(passkey)
      }),
    )
  })

export type AddPasskey = ReturnType<typeof makeAddPasskey>
export const AddPasskey = token<AddPasskey>('accounts/AddPasskey')
