import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { type ReviewSubject, SubjectChanged } from '#core/moderation/review-kind.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { Claims } from '../domain/claims.port.ts'
import { ReadClaim } from '../services/read-claim.ts'

/** Shows a claim to support: the claimant, the facility beside what was corrected, the documents, and what the owner has answered. */
export const ShowClaimReview = define(
  'claims/ShowClaimReview',
  { claims: Claims, facilities: ClaimedFacilities, readClaim: ReadClaim },
  ({ claims, facilities, readClaim }) =>
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
            : Object.fromEntries(
                Object.entries(view.verified_data).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
              ),
        facility: { ...view.facility },
        documents: view.documents.map((document) => ({ ...document })),
        register_email: facility?.register_email ?? null,
        owned: (facility?.owner_id ?? null) !== null,
        owner_answer,
        owner_note,
        answer_by,
      }
    }),
)
