import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { ClaimClosed } from '../contract/errors.ts'
import { reviewKindName } from '../contract/reasons.ts'
import type { Claim } from '../domain/claim.ts'
import { stateAfter } from '../domain/claim-states.ts'
import { ClaimDocuments, Claims } from '../domain/claims.port.ts'
import { ProofDocuments } from '../domain/proof-documents.port.ts'

/** Ends a claim without a decision, because it was withdrawn or abandoned: it leaves the queue, and its documents are deleted at once. */
export const GiveUpClaim = define(
  'claims/GiveUpClaim',
  { claims: Claims, documents: ClaimDocuments, proofs: ProofDocuments, queue: ReviewQueue, audit: Audit, clock: Clock },
  ({ claims, documents, proofs, queue, audit, clock }) =>
    Effect.fn('claims.give-up')(function* (actor: Actor, claim: Claim, act: 'withdraw' | 'expire') {
      const state = stateAfter(claim.state, act)
      if (state === null) return yield* new ClaimClosed({ detail: claim.state })
      const at = clock.now().toISOString()
      const ended: Claim = { ...claim, state, answer_by: null, decided_at: at, changed_at: at }
      // A claim that is no longer open is in nobody's way.
      yield* claims.save(ended).pipe(Effect.catchTag('ClaimExists', Effect.die))
      yield* queue.withdraw(reviewKindName, claim.id)
      const files = yield* documents.of([claim.id])
      yield* documents.remove(files.map(({ id }) => id))
      yield* proofs.detach(files.map(({ upload_id }) => upload_id))
      yield* audit.record({
        actor,
        action: `claims.${act === 'withdraw' ? 'withdrawn' : 'expired'}`,
        subject: claim.account_id,
        about: { claim: claim.id },
      })
      return ended
    }),
)
