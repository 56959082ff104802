import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { Installation } from '#core/ports/installation.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { QrCodes } from '#core/ports/qr-codes.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { BadCode, SecondFactorOff, SecondFactorOn } from '../contract/errors.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { parseTotpCode, requiresSecondFactor } from '../domain/recovery-code.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { currentAccount, requireActiveSession } from '../services/access.ts'
import { Reauthenticate, reauthenticatedAccount } from '../services/prove-identity.ts'
import { IssueRecoveryCodes, NotifyFactorChange, RequireSecondFactor } from '../services/second-factors.ts'
import { VerifyCode } from '../services/verify-code.ts'

/** Returns the state of the user's second factors. */
export const ShowSecurity = handler(
  accountsApi.showSecurity,
  { accounts: AccountRepository, factors: SecondFactorRepository, passkeys: Passkeys, installation: Installation },
  ({ accounts, factors, passkeys, installation }) =>
    Effect.fn('accounts.show-security')(function* (user) {
      const { type } = yield* currentAccount(accounts, user)
      const { totp, recovery_codes } = yield* factors.summaryOf(user.id)
      const required = requiresSecondFactor(type, installation.production)
      return { totp, recovery_codes, required, satisfied: user.type === type, passkeys_possible: passkeys.supported }
    }),
)

/** Creates the secret for an authenticator app; it takes effect once a code of the app confirms it. */
export const SetUpTotp = handler(
  accountsApi.setUpTotp,
  {
    reauthenticate: Reauthenticate,
    requireSecondFactor: RequireSecondFactor,
    factors: SecondFactorRepository,
    codes: OneTimeCodes,
    qrCodes: QrCodes,
    encryption: Encryption,
    clock: Clock,
  },
  ({ reauthenticate, requireSecondFactor, factors, codes, qrCodes, encryption, clock }) =>
    Effect.fn('accounts.set-up-totp')(function* (user, { password }) {
      const account = yield* reauthenticatedAccount(reauthenticate, user, password)
      if ((yield* factors.totp(account.id))?.confirmed) return yield* new SecondFactorOn()
      yield* requireSecondFactor(user, account)
      const secret = codes.generateSecret()
      if (!(yield* factors.startTotp(account.id, encryption.encrypt(secret, account.id), clock.now().toISOString())))
        return yield* new SecondFactorOn()
      const uri = codes.uri(secret, account.email)
      return { secret, uri, qr: qrCodes.draw(uri) }
    }),
)

/** Confirms an authenticator app by one of its codes; the current session counts as signed in with a second factor. */
export const EnableTotp = handler(
  accountsApi.enableTotp,
  {
    accounts: AccountRepository,
    sessions: SessionRepository,
    factors: SecondFactorRepository,
    codes: OneTimeCodes,
    encryption: Encryption,
    issueRecoveryCodes: IssueRecoveryCodes,
    notifyFactorChange: NotifyFactorChange,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, sessions, factors, codes, encryption, issueRecoveryCodes, notifyFactorChange, rateLimit, clock, transaction }) => {
    const storeConfirmation = Effect.fn('accounts.store-confirmed-totp')(function* (user: User, encryptedSecret: string, step: number) {
      const account = yield* requireActiveSession({ accounts, sessions, clock }, user)
      if (!(yield* factors.confirmTotp(user.id, encryptedSecret, step, clock.now().toISOString()))) return yield* new SecondFactorOn()
      yield* sessions.markSecondFactor(user.session)
      yield* notifyFactorChange(user, account, 'totp-on')
      return yield* issueRecoveryCodes(user.id)
    }, transaction)

    return Effect.fn('accounts.enable-totp')(function* (user, { code: typed }) {
      yield* rateLimit.consume('accounts.code', user.id, rateLimits.code)
      const pending = yield* factors.totp(user.id)
      if (pending?.confirmed) return yield* new SecondFactorOn()
      const secret = pending && encryption.decrypt(pending.secret, user.id)
      if (!pending || secret === null) return yield* new SecondFactorOff()
      const code = parseTotpCode(typed)
      const step = code === null ? null : codes.timeStepOf(secret, code, clock.now())
      if (step === null) return yield* new BadCode()
      return yield* storeConfirmation(user, pending.secret, step)
    })
  },
)

/** Removes the authenticator app and the recovery codes. When no passkey is left, the sessions lose their second-factor mark. */
export const DisableTotp = handler(
  accountsApi.disableTotp,
  {
    reauthenticate: Reauthenticate,
    verifyCode: VerifyCode,
    factors: SecondFactorRepository,
    sessions: SessionRepository,
    notifyFactorChange: NotifyFactorChange,
  },
  ({ reauthenticate, verifyCode, factors, sessions, notifyFactorChange }) => {
    const removeTotp = Effect.fn('accounts.remove-totp-factor')(function* (user: User, account: Account) {
      if (!(yield* factors.removeTotp(user.id))) return yield* new SecondFactorOff()
      if ((yield* factors.summaryOf(user.id)).passkeys === 0) yield* sessions.clearSecondFactor(user.id)
      yield* notifyFactorChange(user, account, 'totp-off')
      return { status: 'off' as const }
    })

    return Effect.fn('accounts.disable-totp')(function* (user, { password, code }) {
      const account = yield* reauthenticatedAccount(reauthenticate, user, password)
      if (!(yield* factors.summaryOf(user.id)).totp) return yield* new SecondFactorOff()
      return yield* verifyCode(user.id, code, () => removeTotp(user, account))
    })
  },
)

/** Replaces the user's recovery codes. */
export const RenewRecoveryCodes = handler(
  accountsApi.renewRecoveryCodes,
  {
    reauthenticate: Reauthenticate,
    verifyCode: VerifyCode,
    factors: SecondFactorRepository,
    issueRecoveryCodes: IssueRecoveryCodes,
    notifyFactorChange: NotifyFactorChange,
  },
  ({ reauthenticate, verifyCode, factors, issueRecoveryCodes, notifyFactorChange }) => {
    const renew = Effect.fn('accounts.replace-recovery-codes')(function* (user: User, account: Account) {
      yield* notifyFactorChange(user, account, 'recovery-renewed')
      return yield* issueRecoveryCodes(user.id)
    })

    return Effect.fn('accounts.renew-recovery-codes')(function* (user, { password, code }) {
      const account = yield* reauthenticatedAccount(reauthenticate, user, password)
      if (!(yield* factors.summaryOf(user.id)).totp) return yield* new SecondFactorOff()
      return yield* verifyCode(user.id, code, () => renew(user, account))
    })
  },
)
