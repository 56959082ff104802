import { Effect } from 'effect'
import { ClaimNotFound } from '../contract/errors.ts'
import type { Claim } from '../domain/claim.ts'

/** Returns the claim if it belongs to the account; that of another one is not found. */
export const requireOwnClaim = (claim: Claim, accountId: string): Effect.Effect<Claim & { readonly account_id: string }, ClaimNotFound> =>
  claim.account_id === accountId ? Effect.succeed({ ...claim, account_id: accountId }) : Effect.fail(new ClaimNotFound())
