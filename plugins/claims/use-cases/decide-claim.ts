import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { define, type Resolved } from '#core/kernel/define.ts'
import { type ReviewOutcome, type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { claimsApi } from '../contract/api.ts'
import type { ClaimRefusal } from '../contract/claim.ts'
import { ClaimClosed } from '../contract/errors.ts'
import { reviewKindName } from '../contract/reasons.ts'
import { isDecidable } from '../domain/claim.ts'
import { sentBack } from '../domain/claim-changes.ts'
import { stateAfter } from '../domain/claim-states.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { Claims } from '../domain/claims.port.ts'
import { AcceptClaim } from '../services/accept-claim.ts'
import { LockClaim } from '../services/change-claim.ts'
import { ReadClaim } from '../services/read-claims.ts'

/**
 * Carries out the decision of support about a claim. A claim that was decided or withdrawn meanwhile, whose owner is
 * still being asked, whose account was deleted or whose facility has closed is not decided; nobody decides about a
 * claim of their own.
 */
export const DecideClaim = define(
  'claims/DecideClaim',
  { claims: Claims, lockClaim: LockClaim, acceptClaim: AcceptClaim, applyChange: ApplyChange, clock: Clock, transaction: Transaction },
  ({ claims, lockClaim, acceptClaim, applyChange, clock, transaction }) => {
    return Effect.fn('claims.decide')(
      function* (actor: Actor, { subjectId, outcome, reason, note }: SubjectDecision) {
        const { claim: found, facility } = yield* lockClaim(subjectId, outcome === 'accept')
        const { account_id } = found
        const isOwn = actor.kind === 'user' && actor.id === account_id
        if (account_id === null || isOwn || !isDecidable(found, clock.now()) || stateAfter(found.state, outcome) === null)
          return yield* new SubjectChanged({ detail: isOwn ? 'own' : found.state })
        const claim = { ...found, account_id }
        if (outcome !== 'accept') {
          const name = facility?.name ?? claim.proposal?.name ?? ''
          yield* applyChange(actor, sentBack(claim, name, { outcome, reason, note }, clock.now()), claims.save)
          return
        }
        if (claim.proposal ? facility !== null : !facility?.active) return yield* new SubjectChanged({ detail: 'facility_closed' })
        if (claim.state === 'submitted' && facility?.owner_id) return yield* new SubjectChanged({ detail: 'has_owner' })
        yield* acceptClaim(actor, { ...claim, reason: null, note: note || null }, facility, 'support')
      },
      (step) =>
        step.pipe(
          Effect.catchTags({
            ClaimNotFound: () => new SubjectChanged(),
            AccountNotFound: () => new SubjectChanged(),
            // A decided claim is no longer open, and a returned one was open before.
            ClaimExists: Effect.die,
          }),
          transaction,
        ),
    )
  },
)

const dependencies = { claims: Claims, decideSubject: DecideSubject, readClaim: ReadClaim }

interface Decision extends Partial<Pick<ClaimRefusal, 'reason' | 'note'>> {
  readonly id: string
}

const makeDecide = (outcome: ReviewOutcome, { claims, decideSubject, readClaim }: Resolved<typeof dependencies>) =>
  Effect.fn(`claims.${outcome}-by-id`)(function* (actor: Actor, { id, reason, note }: Decision) {
    const { state } = yield* claims.byId(id)
    yield* decideSubject(actor, { kind: reviewKindName, subjectId: id, outcome, reason, note }).pipe(
      Effect.catchTags({
        ReviewNotFound: () => new ClaimClosed({ detail: state }),
        // Claims are not appealed.
        DeciderExcluded: Effect.die,
      }),
    )
    return yield* readClaim(yield* claims.byId(id))
  })

/** Accepts a claim as support, through the review queue. */
export const AcceptClaimById = handler(claimsApi.acceptClaim, dependencies, (resolved) => makeDecide('accept', resolved))

/** Rejects a claim as support, through the review queue. */
export const RejectClaimById = handler(claimsApi.rejectClaim, dependencies, (resolved) => makeDecide('reject', resolved))

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
