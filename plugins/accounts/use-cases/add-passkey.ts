import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { type PasskeyJson, Passkeys } from '#core/ports/passkeys.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import { PasskeyRepository, type StoredPasskey } from '../domain/passkeys.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { consumePasskeyChallenge } from '../services/consume-passkey-challenge.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { requireActiveSession } from '../services/require-active-session.ts'

/** Stores the passkey that the user's browser has created; the current session counts as signed in with a second factor. */
export const AddPasskey = define(
  'accounts/AddPasskey',
  {
    accounts: AccountRepository,
    sessions: SessionRepository,
    passkeys: Passkeys,
    passkeyRepository: PasskeyRepository,
    tokens: OneTimeTokens,
    notifyFactorChange: NotifyFactorChange,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, sessions, passkeys, passkeyRepository, tokens, notifyFactorChange, clock, transaction }) =>
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
    }),
)
