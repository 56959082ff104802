import type { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { BadPasskey } from '#core/ports/passkeys.ts'
import type { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { AccountNotFound, BadCode, BadPassword, SecondFactorNeeded } from './errors.ts'
import type { IdentityProof } from './factors.ts'
import type { AccountStanding } from './queries.ts'

/**
 * Ends the sessions of an account that was given a facility, in the running transaction; its browsers sign out with
 * the reason (decisions §0.7). The account stays locked until the transaction ends, so that it is not deleted
 * meanwhile.
 */
export type RenewAccess = (accountId: string) => Effect.Effect<void, AccountNotFound>
export const RenewAccess = token<RenewAccess>('accounts/RenewAccess')

/** Locks an account until the running transaction ends, so that it is not deleted meanwhile; returns its standing. */
export type HoldAccount = (accountId: string) => Effect.Effect<AccountStanding, AccountNotFound>
export const HoldAccount = token<HoldAccount>('accounts/HoldAccount')

/** Failures of a proof of identity. */
export type ProofFailure = AccountNotFound | BadPassword | BadCode | BadPasskey | SecondFactorNeeded | TooManyRequests

/**
 * Verifies the user's password and second factor, locks the account, and runs `change` in the same transaction: for
 * acts of other plugins by which much can be lost.
 */
export type ProveIdentity = <Output, Reason>(
  user: User,
  proof: IdentityProof,
  change: Effect.Effect<Output, Reason>,
) => Effect.Effect<Output, Reason | ProofFailure>
export const ProveIdentity = token<ProveIdentity>('accounts/ProveIdentity')
