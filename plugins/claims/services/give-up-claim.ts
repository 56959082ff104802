import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import { ClaimClosed } from '../contract/errors.ts'
import { reviewKindName } from '../contract/reasons.ts'
import type { Claim } from '../domain/claim.ts'
import { stateAfter } from '../domain/claim-states.ts'
import type { ClaimDocuments, Claims } from '../domain/claims.port.ts'
import type { ProofDocuments } from '../domain/proof-documents.port.ts'

interface Dependencies {
  readonly claims: Claims
  readonly documents: ClaimDocuments
  readonly proofs: ProofDocuments
  readonly queue: ReviewQueue
  readonly audit: Audit
  readonly clock: Clock
}

/** Ends a claim without a decision, because it was withdrawn or abandoned: it leaves the queue, and its documents are deleted at once. */
export const makeGiveUpClaim = ({ claims, documents, proofs, queue, audit, clock }: Dependencies) =>
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
  })

export type GiveUpClaim = ReturnType<typeof makeGiveUpClaim>
export const GiveUpClaim = token<GiveUpClaim>('claims/GiveUpClaim')
