import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { AccountErased } from '#plugins/accounts/contract/events.ts'
import { ClaimDocuments, Claims, ProofDocuments } from '../domain/claims.port.ts'
import { GiveUpClaim } from '../services/change-claim.ts'

/**
 * Days after which a claim that was not submitted is given up, and after which the documents of a decided one are
 * deleted (decisions §8).
 */
const abandonedDays = 30
const documentDays = 90
/** Documents deleted in one transaction. */
const batch = 200

/** Gives up claims that were not submitted for a month, and deletes the documents of claims that were decided 90 days ago. */
export const CleanUpClaims = define(
  'claims/CleanUpClaims',
  { claims: Claims, documents: ClaimDocuments, proofs: ProofDocuments, giveUpClaim: GiveUpClaim, clock: Clock, transaction: Transaction },
  ({ claims, documents, proofs, giveUpClaim, clock, transaction }) => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString()
    const expire = Effect.fn('claims.expire')(function* (id: string) {
      const claim = yield* claims.lock(id)
      if (claim.changed_at < daysAgo(abandonedDays)) yield* giveUpClaim(system, claim, 'expire')
    }, transaction)
    const eraseDocuments = Effect.fn('claims.erase-documents')(function* () {
      const old = yield* documents.decidedBefore(daysAgo(documentDays), batch)
      yield* documents.remove(old.map(({ id }) => id))
      yield* proofs.detach(old.map(({ upload_id }) => upload_id))
      return old.length
    }, transaction)
    return Effect.fn('claims.clean-up')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      // Submitted, or deleted with its account, since it was listed.
      for (const id of yield* claims.abandonedBefore(daysAgo(abandonedDays))) yield* expire(id).pipe(Effect.catch(() => Effect.void))
      for (let last = batch; last === batch; ) last = yield* eraseDocuments()
    })
  },
)

/** Withdraws the open claims of a deleted account, which have lost their account with it. */
export const WithdrawOrphaned = define(
  'claims/WithdrawOrphaned',
  { claims: Claims, giveUpClaim: GiveUpClaim, transaction: Transaction },
  ({ claims, giveUpClaim, transaction }) =>
    Effect.fn('claims.withdraw-orphaned')(function* (actor: Actor, _: AccountErased) {
      for (const id of yield* claims.orphaned())
        yield* claims.lock(id).pipe(
          Effect.flatMap((claim) => giveUpClaim(actor, claim, 'withdraw')),
          // Withdrawn by the same reaction to another deletion.
          Effect.catch(() => Effect.void),
        )
    }, transaction),
)
