import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import { PasskeyRepository, type StoredPasskey } from '../domain/passkeys.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { consumePasskeyChallenge } from '../services/consume-passkey-challenge.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { requireActiveSession } from '../services/require-active-session.ts'

/** Stores the passkey that the user's browser has created; the current session counts as signed in with a second factor. */
export const AddPasskey = handler(
  accountsApi.addPasskey,
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
    Effect.fn('accounts.add-passkey')(function* (user, { response, name }) {
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
