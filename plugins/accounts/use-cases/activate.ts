import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { ActivationTokenNotFound } from '../contract/failures.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly words: OneTimeTokens
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Activates the account whose mail was answered. A program that looks at mails may follow the link before its reader does: until it is over it goes on saying so. */
export const makeActivate = ({ accounts, words, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.activate')(function* (_: Actor, { token: word }: { readonly token: string }) {
    const opened = yield* words.look('activate', word)
    if (!opened?.account_id) return yield* new ActivationTokenNotFound()
    yield* accounts.activate(opened.account_id, clock.now().toISOString())
    return { status: 'active' as const }
  }, transaction)

export type Activate = ReturnType<typeof makeActivate>
export const Activate = token<Activate>('accounts/Activate')
