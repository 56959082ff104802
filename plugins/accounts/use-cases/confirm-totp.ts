import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Encryption } from '#core/ports/sealing.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BadCode, SecondFactorOff, SecondFactorOn } from '../contract/failures.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/allowances.ts'
import type { Factors } from '../domain/factors.port.ts'
import { readAppCode } from '../domain/recovery-code.ts'
import type { Sessions } from '../domain/sessions.port.ts'
import type { GiveRecoveryCodes } from './give-recovery-codes.ts'
import { accountOf } from './proven-owner.ts'
import type { TellFactorChange } from './tell-factor-change.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly factors: Factors
  readonly codes: OneTimeCodes
  readonly encryption: Encryption
  readonly giveRecoveryCodes: GiveRecoveryCodes
  readonly tellFactorChange: TellFactorChange
  readonly rateLimit: RateLimit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Turns codes of an app on, once one has shown that the app has the secret; this session counts as one that showed it. */
export const makeConfirmTotp = (dependencies: Dependencies) => {
  const { accounts, sessions, factors, codes, encryption, giveRecoveryCodes, tellFactorChange, rateLimit, clock, transaction } =
    dependencies
  const turnOn = Effect.fn('accounts.turn-totp-on')(function* (user: User, sealed: string, step: number) {
    if (!(yield* factors.confirm(user.id, sealed, step, clock.now().toISOString()))) return yield* new SecondFactorOn()
    yield* sessions.showFactor(user.session)
    yield* tellFactorChange(user, yield* accountOf(accounts, user), 'totp-on')
    return yield* giveRecoveryCodes(user.id)
  }, transaction)

  return Effect.fn('accounts.confirm-totp')(function* (actor: Actor, { code: typed }: { readonly code: string }) {
    const user = yield* requireUser(actor)
    yield* rateLimit.consume('accounts.code', user.id, rateLimits.code)
    const waits = yield* factors.totp(user.id)
    if (waits?.confirmed) return yield* new SecondFactorOn()
    const secret = waits && encryption.decrypt(waits.secret, user.id)
    if (!waits || secret === null) return yield* new SecondFactorOff()
    const code = readAppCode(typed)
    const step = code === null ? null : codes.stepOf(secret, code, clock.now())
    if (step === null) return yield* new BadCode()
    return yield* turnOn(user, waits.secret, step)
  })
}

export type ConfirmTotp = ReturnType<typeof makeConfirmTotp>
export const ConfirmTotp = token<ConfirmTotp>('accounts/ConfirmTotp')
