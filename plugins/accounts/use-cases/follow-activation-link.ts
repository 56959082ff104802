import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { ActivationTokenNotFound } from '../contract/errors.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { KnownDevices } from '../services/known-devices.ts'
import type { ActivateAccount } from './activate-account.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly tokens: OneTimeTokens
  readonly knownDevices: KnownDevices
  readonly activateAccount: ActivateAccount
}

/**
 * Activates an account when its link is opened in the browser that registered it. Elsewhere the answer is `registered`
 * and a person has to confirm: mail scanners open links too, and would activate what somebody else registered with the
 * address.
 */
export const makeFollowActivationLink = ({ accounts, tokens, knownDevices, activateAccount }: Dependencies) =>
  Effect.fn('accounts.follow-activation-link')(function* (actor: Actor, { token: activationToken }: { readonly token: string }) {
    const stored = yield* tokens.peek('activate', activationToken)
    if (!stored?.account_id) return yield* new ActivationTokenNotFound()
    const account = yield* accounts.byId(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ActivationTokenNotFound()))
    if (account.status === 'active') return { status: account.status }
    if (!knownDevices.hasRegistered(actor, account)) return { status: account.status }
    return yield* activateAccount(actor, { token: activationToken })
  })

export type FollowActivationLink = ReturnType<typeof makeFollowActivationLink>
export const FollowActivationLink = token<FollowActivationLink>('accounts/FollowActivationLink')
