import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { AccountNotFound } from './errors.ts'

/**
 * Ends the sessions of an account that was given a facility, in the running transaction; its browsers sign out with the reason (decisions §0.7).
 * The account stays locked until the transaction ends, so that it is not deleted meanwhile.
 */
export type RenewAccess = (accountId: string) => Effect.Effect<void, AccountNotFound>
export const RenewAccess = token<RenewAccess>('accounts/RenewAccess')
