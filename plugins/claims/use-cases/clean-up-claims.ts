import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { ClaimDocuments, Claims } from '../domain/claims.port.ts'
import type { ProofDocuments } from '../domain/proof-documents.port.ts'
import type { GiveUpClaim } from '../services/give-up-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly documents: ClaimDocuments
  readonly proofs: ProofDocuments
  readonly giveUpClaim: GiveUpClaim
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Days after which a claim that was not submitted is given up, and after which the documents of a decided one are
 * deleted (decisions §8).
 */
const abandonedDays = 30
const documentDays = 90

/** Gives up claims that were not submitted for a month, and deletes the documents of claims that were decided 90 days ago. */
export const makeCleanUpClaims = ({ claims, documents, proofs, giveUpClaim, clock, transaction }: Dependencies) => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString()
  const expire = Effect.fn('claims.expire')(function* (id: string) {
    const claim = yield* claims.lock(id)
    if (claim.changed_at < daysAgo(abandonedDays)) yield* giveUpClaim(system, claim, 'expire')
  }, transaction)
  const eraseDocuments = Effect.fn('claims.erase-documents')(function* () {
    const old = yield* documents.decidedBefore(daysAgo(documentDays))
    yield* documents.remove(old.map(({ id }) => id))
    yield* proofs.detach(old.map(({ upload_id }) => upload_id))
  })
  return Effect.fn('claims.clean-up')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
    // Submitted, or deleted with its account, since it was listed.
    for (const id of yield* claims.abandonedBefore(daysAgo(abandonedDays))) yield* expire(id).pipe(Effect.catch(() => Effect.void))
    yield* transaction(eraseDocuments())
  })
}

export type CleanUpClaims = ReturnType<typeof makeCleanUpClaims>
export const CleanUpClaims = token<CleanUpClaims>('claims/CleanUpClaims')
