import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/allowances.ts'
import { ResetTokenNotFound } from '../contract/failures.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'
import type { ChoosePassword } from './choose-password.ts'
import type { SetPassword } from './set-password.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly words: OneTimeTokens
  readonly choosePassword: ChoosePassword
  readonly setPassword: SetPassword
  readonly rateLimit: RateLimit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Replaces a forgotten password by the word of the mail, which works once; who has the mail has confirmed the address too. */
export const makeConfirmReset = ({ accounts, words, choosePassword, setPassword, rateLimit, clock, transaction }: Dependencies) => {
  const keep = Effect.fn('accounts.keep-reset')(function* (actor: Actor, word: string, hash: string) {
    const opened = yield* words.take('reset', word)
    if (!opened?.account_id) return yield* new ResetTokenNotFound()
    const account = yield* accounts.byId(opened.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ResetTokenNotFound()))
    yield* accounts.activate(account.id, clock.now().toISOString())
    yield* setPassword(actor, account, hash)
  }, transaction)

  return Effect.fn('accounts.confirm-reset')(function* (
    actor: Actor,
    { token: word, password }: { readonly token: string; readonly password: string },
  ) {
    yield* rateLimit.consume('accounts.reset-confirm', networkKey(actor), rateLimits.signInAnywhere)
    const opened = yield* words.look('reset', word)
    if (!opened?.account_id) return yield* new ResetTokenNotFound()
    const { email, first_name, last_name } = yield* accounts
      .byId(opened.account_id)
      .pipe(Effect.catchTag('AccountNotFound', () => new ResetTokenNotFound()))
    // A password that is refused leaves the word as it was.
    const hash = yield* choosePassword(password, [email, first_name, last_name], 'password')
    yield* keep(actor, word, hash)
    return { status: 'changed' as const }
  })
}

export type ConfirmReset = ReturnType<typeof makeConfirmReset>
export const ConfirmReset = token<ConfirmReset>('accounts/ConfirmReset')
