import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ActivationTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { ActivateAccount } from './activate-account.ts'

/**
 * Activates an account when its link is opened in the browser that registered it. Elsewhere the answer is `registered`
 * and a person has to confirm: mail scanners open links too, and would activate what somebody else registered with the
 * address.
 */
export const FollowActivationLink = define(
  'accounts/FollowActivationLink',
  { accounts: AccountRepository, tokens: OneTimeTokens, knownDevices: KnownDevices, activateAccount: ActivateAccount },
  ({ accounts, tokens, knownDevices, activateAccount }) =>
    Effect.fn('accounts.follow-activation-link')(function* (actor: Actor, { token: activationToken }: { readonly token: string }) {
      const stored = yield* tokens.peek('activate', activationToken)
      if (!stored?.account_id) return yield* new ActivationTokenNotFound()
      const account = yield* accounts.byId(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ActivationTokenNotFound()))
      if (account.status === 'active') return { status: account.status }
      if (!knownDevices.hasRegistered(actor, account)) return { status: account.status }
      return yield* activateAccount(actor, { token: activationToken })
    }),
)
