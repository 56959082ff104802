import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { Claims } from '../domain/claims.port.ts'
import { AskSupport } from '../services/ask-support.ts'
import { LockClaim } from '../services/change-claim.ts'
import { PutForward } from '../services/put-forward.ts'

/**
 * Puts contested claims before support when the owner has let seven days pass, and asks the owners of facilities that
 * were given to somebody meanwhile.
 */
export const ForwardContested = define(
  'claims/ForwardContested',
  {
    claims: Claims,
    lockClaim: LockClaim,
    askSupport: AskSupport,
    putForward: PutForward,
    queue: ReviewQueue,
    clock: Clock,
    transaction: Transaction,
  },
  ({ claims, lockClaim, askSupport, putForward, queue, clock, transaction }) => {
    const forward = Effect.fn('claims.forward')(function* (id: string) {
      const { claim, facility } = yield* lockClaim(id, false)
      const isOver = claim.state === 'contested' && claim.due_at === null && (claim.answer_by ?? '') <= clock.now().toISOString()
      // A facility that was deleted meanwhile has nobody to ask; the claimant withdraws, or the claim is given up with the account.
      if (isOver && claim.account_id !== null && facility) yield* askSupport({ ...claim, account_id: claim.account_id }, facility)
    }, transaction)
    const contest = Effect.fn('claims.contest')(function* (id: string) {
      const { claim, facility } = yield* lockClaim(id, false)
      if (claim.state !== 'submitted' || claim.account_id === null || !facility?.owner_id) return
      yield* queue.withdraw(reviewKindName, id)
      yield* putForward(system, { ...claim, account_id: claim.account_id }, facility)
    }, transaction)
    return Effect.fn('claims.forward-contested')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      // A claim that was deleted since it was listed needs nothing any more.
      for (const id of yield* claims.unansweredBy(clock.now().toISOString()))
        yield* forward(id).pipe(Effect.catchTag('ClaimNotFound', () => Effect.void))
      for (const id of yield* claims.submittedWithOwner()) yield* contest(id).pipe(Effect.catch(() => Effect.void))
    })
  },
)
