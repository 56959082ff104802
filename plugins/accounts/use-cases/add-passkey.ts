import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PasskeyJson, Passkeys } from '#core/ports/passkeys.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import type { PasskeyRepository, StoredPasskey } from '../domain/passkeys.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'
import { consumePasskeyChallenge } from '../services/consume-passkey-challenge.ts'
import type { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { requireActiveSession } from '../services/require-active-session.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly passkeys: Passkeys
  readonly passkeyRepository: PasskeyRepository
  readonly tokens: OneTimeTokens
  readonly notifyFactorChange: NotifyFactorChange
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Stores the passkey that the user's browser has created; the current session counts as signed in with a second factor. */
export const makeAddPasskey = ({
  accounts,
  sessions,
  passkeys,
  passkeyRepository,
  tokens,
  notifyFactorChange,
  clock,
  transaction,
}: Dependencies) =>
  Effect.fn('accounts.add-passkey')(function* (
    actor: Actor,
    { response, name }: { readonly response: PasskeyJson; readonly name: string },
  ) {
    const user = yield* requireUser(actor)
    const { challenge } = yield* consumePasskeyChallenge({ passkeys, tokens }, response, user.id)
    const key = yield* passkeys.verifyRegistration(response, challenge)
    const metadata = { id: newId(), account_id: user.id, name: name.trim(), created_at: clock.now().toISOString(), last_used_at: null }
    const passkey: StoredPasskey = { ...key, ...metadata }
    return yield* transaction(
      Effect.gen(function* () {
        const account = yield* requireActiveSession({ accounts, sessions, clock }, user)
        yield* passkeyRepository.add(passkey)
        yield* sessions.markSecondFactor(user.session)
        yield* notifyFactorChange(user, account, 'passkey-added')
        return passkeyView(passkey)
      }),
    )
  })

export type AddPasskey = ReturnType<typeof makeAddPasskey>
export const AddPasskey = token<AddPasskey>('accounts/AddPasskey')
