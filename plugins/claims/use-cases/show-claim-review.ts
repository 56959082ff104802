import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { type ReviewSubject, SubjectChanged } from '#core/moderation/review-kind.ts'
import type { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import type { Claims } from '../domain/claims.port.ts'
import type { ReadClaim } from '../services/read-claim.ts'

interface Dependencies {
  readonly claims: Claims
  readonly facilities: ClaimedFacilities
  readonly readClaim: ReadClaim
}

/** Shows a claim to support: the claimant, the facility beside what was corrected, the documents, and what the owner has answered. */
export const makeShowClaimReview = ({ claims, facilities, readClaim }: Dependencies) =>
  Effect.fn('claims.show-review')(function* (_: Actor, { subjectId }: ReviewSubject) {
    const claim = yield* claims.byId(subjectId).pipe(Effect.catchTag('ClaimNotFound', () => new SubjectChanged()))
    const facility = (yield* facilities.byIds([claim.facility_id])).get(claim.facility_id)
    const { owner_answer, owner_note, answer_by } = claim
    const view = yield* readClaim(claim)
    return {
      ...view,
      verified_data:
        view.verified_data === null
          ? null
          : Object.fromEntries(Object.entries(view.verified_data).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      facility: { ...view.facility },
      documents: view.documents.map((document) => ({ ...document })),
      register_email: facility?.register_email ?? null,
      owned: (facility?.owner_id ?? null) !== null,
      owner_answer,
      owner_note,
      answer_by,
    }
  })

export type ShowClaimReview = ReturnType<typeof makeShowClaimReview>
export const ShowClaimReview = token<ShowClaimReview>('claims/ShowClaimReview')
