import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import { normalizeEmail } from '../domain/account.ts'
import { accountView } from '../domain/account-view.ts'
import { AccountNotFound } from '../contract/failures.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { Sessions } from '../domain/sessions.port.ts'
import type { SecondFactorOf } from './second-factor-of.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly grants: Grants
  readonly secondFactorOf: SecondFactorOf
  readonly clock: Clock
}

/** What an operator may know of an account: itself, the facilities it belongs to, and on how many devices it is signed in. */
export const makeTellAccount = ({ accounts, sessions, grants, secondFactorOf, clock }: Dependencies) =>
  Effect.fn('accounts.tell-account')(function* (_: Actor, { email }: { readonly email: string }) {
    const account = yield* accounts.byEmail(normalizeEmail(email))
    if (!account) return yield* new AccountNotFound()
    const facilities = yield* grants.facilitiesOf(account.id)
    const signedIn = yield* sessions.of(account.id, clock.now().toISOString())
    const view = accountView(account, yield* grants.permissionsOf(account.id), yield* secondFactorOf(account), true)
    return { ...view, facilities, devices: signedIn.length }
  })

export type TellAccount = ReturnType<typeof makeTellAccount>
export const TellAccount = token<TellAccount>('accounts/TellAccount')
