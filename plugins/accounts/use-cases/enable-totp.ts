import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { BadCode, SecondFactorOff, SecondFactorOn } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { parseTotpCode } from '../domain/recovery-code.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { IssueRecoveryCodes } from '../services/issue-recovery-codes.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { requireActiveSession } from '../services/require-active-session.ts'

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
  (dependencies) => {
    const { accounts, sessions, factors, codes, encryption, issueRecoveryCodes, notifyFactorChange, rateLimit, clock, transaction } =
      dependencies
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
