import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { PasskeyNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import { PasskeyRepository, SecondFactorRepository, type StoredPasskey } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { requireActiveSession } from '../services/access.ts'
import { ConfirmIdentity } from '../services/prove-identity.ts'
import { NotifyFactorChange, RequireSecondFactor } from '../services/second-factors.ts'
import { consumePasskeyChallenge } from '../services/verify-passkey.ts'

/** Lists the user's passkeys, the oldest first. */
export const ListPasskeys = handler(accountsApi.listPasskeys, { passkeyRepository: PasskeyRepository }, ({ passkeyRepository }) =>
  Effect.fn('accounts.list-passkeys')(function* (user) {
    return (yield* passkeyRepository.ofAccount(user.id)).map(passkeyView)
  }),
)

/** Returns WebAuthn creation options, valid for five minutes, to the confirmed owner of the account. */
export const StartPasskeyRegistration = handler(
  accountsApi.startPasskeyRegistration,
  { confirmIdentity: ConfirmIdentity, passkeys: Passkeys, passkeyRepository: PasskeyRepository, tokens: OneTimeTokens },
  ({ confirmIdentity, passkeys, passkeyRepository, tokens }) =>
    Effect.fn('accounts.start-passkey-registration')(function* (user, proof) {
      return yield* confirmIdentity(user, proof, ({ id, email, first_name, last_name }) =>
        Effect.gen(function* () {
          const known = yield* passkeyRepository.ofAccount(id)
          return yield* passkeys.creationOptions(
            { id, email, name: `${first_name} ${last_name}` },
            known,
            yield* tokens.issue('passkey', id),
          )
        }),
      ).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
    }),
)

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

/** Removes a passkey of the user. When no second factor is left, the sessions lose their second-factor mark. */
export const RemovePasskey = handler(
  accountsApi.removePasskey,
  {
    accounts: AccountRepository,
    sessions: SessionRepository,
    factors: SecondFactorRepository,
    passkeyRepository: PasskeyRepository,
    requireSecondFactor: RequireSecondFactor,
    notifyFactorChange: NotifyFactorChange,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, sessions, factors, passkeyRepository, requireSecondFactor, notifyFactorChange, clock, transaction }) =>
    Effect.fn('accounts.remove-passkey')(function* (user, { id }) {
      const account = yield* requireActiveSession({ accounts, sessions, clock }, user)
      if (!(yield* passkeyRepository.ofAccount(user.id)).some((passkey) => passkey.id === id)) return yield* new PasskeyNotFound()
      yield* requireSecondFactor(user, account)
      if (!(yield* passkeyRepository.remove(user.id, id))) return yield* new PasskeyNotFound()
      const { totp, passkeys } = yield* factors.summaryOf(user.id)
      if (!totp && passkeys === 0) yield* sessions.clearSecondFactor(user.id)
      yield* notifyFactorChange(user, account, 'passkey-removed')
      return { status: 'removed' as const }
    }, transaction),
)
