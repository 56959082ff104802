import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { stateAfter } from '../domain/claim-states.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { PutForward } from './put-forward.ts'

interface Dependencies {
  readonly claims: Claims
  readonly queue: ReviewQueue
  readonly putForward: PutForward
}

/** Turns the other claims that wait for a facility into contested ones, since it has an owner now; that owner is asked about each. */
export const makeContestOthers = ({ claims, queue, putForward }: Dependencies) =>
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
  })

export type ContestOthers = ReturnType<typeof makeContestOthers>
export const ContestOthers = token<ContestOthers>('claims/ContestOthers')
