import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { stateAfter } from '../domain/claim-states.ts'
import { Claims } from '../domain/claims.port.ts'
import { PutForward } from './put-forward.ts'

/** Turns the other claims that wait for a facility into contested ones, since it has an owner now; that owner is asked about each. */
export const ContestOthers = define(
  'claims/ContestOthers',
  { claims: Claims, queue: ReviewQueue, putForward: PutForward },
  ({ claims, queue, putForward }) =>
    Effect.fn('claims.contest-others')(function* (
      actor: Actor,
      acceptedId: string,
      facility: { readonly id: string; readonly name: string; readonly owner_id: string },
    ) {
      for (const other of yield* claims.lockWaiting(facility.id)) {
        if (other.id === acceptedId || other.account_id === null || stateAfter(other.state, 'contest') === null) continue
        yield* queue.withdraw(reviewKindName, other.id)
        // The claim keeps its state of an open claim, so that no other one can be in its way.
        yield* putForward(actor, { ...other, account_id: other.account_id }, facility).pipe(Effect.catchTag('ClaimExists', Effect.die))
      }
    }),
)
