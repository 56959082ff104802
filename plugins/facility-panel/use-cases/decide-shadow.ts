import { Effect, type Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { define } from '#core/kernel/define.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ShadowFacilityNotFound } from '../contract/errors.ts'
import type { ShadowReason } from '../contract/shadow.ts'
import { PanelFacilities, Shadows } from '../domain/panel.port.ts'
import { decideShadow, fieldsOfShadow } from '../domain/shadow.ts'
import { badgeOf, requireTransition } from '../domain/shadow-state.ts'
import { DescribeDecision, describeShadow } from '../services/describe-shadow.ts'

/** Decision of support about one subject of its desk. */
export interface ShadowDecision {
  readonly subjectId: string
  readonly outcome: 'accept' | 'reject' | 'revise'
  readonly reason?: ShadowReason | null | undefined
  readonly note?: string | null | undefined
}

/**
 * Decides changes that wait: accepted ones become the owner's statements; the owner is told in any case. Of two
 * deciders at once, the second one is told who was first.
 */
export const DecideShadow = define(
  'facility-panel/DecideShadow',
  {
    shadows: Shadows,
    panelFacilities: PanelFacilities,
    facilities: Facilities,
    restateFacility: RestateFacility,
    describeDecision: DescribeDecision,
    applyChange: ApplyChange,
    clock: Clock,
    transaction: Transaction,
  },
  ({ shadows, panelFacilities, facilities, restateFacility, describeDecision, applyChange, clock, transaction }) => {
    return Effect.fn('facility-panel.decide-shadow')(function* (actor: Actor, decision: ShadowDecision) {
      const { subjectId, outcome, reason = null, note = null } = decision
      const known = yield* shadows.byId(subjectId)
      if (!known) return yield* new ShadowFacilityNotFound()
      // The facility first, as in all writes, so that no two wait for each other.
      yield* facilities.lock([known.facility_id])
      const shadow = yield* shadows.locked(subjectId)
      if (!shadow) return yield* new ShadowFacilityNotFound()
      const state = yield* requireTransition(shadow.state, outcome, yield* describeDecision(shadow))
      if (outcome === 'accept')
        yield* restateFacility(actor, { facilityId: shadow.facility_id, source: 'owner', changes: fieldsOfShadow(shadow.changes) }).pipe(
          Effect.catchTag('FacilityNotFound', () => Effect.fail(new ShadowFacilityNotFound())),
        )
      yield* facilities.setShadowStatus(shadow.facility_id, badgeOf(state))
      const facility = yield* panelFacilities.byId(shadow.facility_id)
      if (!facility) return yield* new ShadowFacilityNotFound()
      const decider = actor.kind === 'user' ? actor.id : null
      const change = decideShadow(shadow, { state, outcome, reason, note, decider, facility: facility.name }, clock.now())
      return describeShadow(yield* applyChange(actor, change, shadows.save), facility)
    }, transaction)
  },
)

const changed = ({ detail }: { readonly detail?: string | undefined }) => Effect.fail(new SubjectChanged({ detail }))

/** Carries out a decision of the review queue, in its transaction. */
export const DecideShadowReview = define(
  'facility-panel/DecideShadowReview',
  { decide: DecideShadow },
  ({ decide }): UseCase<SubjectDecision, void, SubjectChanged> =>
    Effect.fn('facility-panel.decide-shadow-review')(function* (actor: Actor, { reason, ...decision }: SubjectDecision) {
      // The queue has checked that the reason is one of this kind.
      yield* decide(actor, { ...decision, reason: reason as ShadowReason | null }).pipe(
        Effect.catchTags({ ShadowFacilityNotFound: changed, ShadowAlreadyDecided: changed }),
      )
    }),
)

/** Returns what the desk shows of an edit: what the owner wants, what parents see, what the register says. */
export const ShowShadowReview = define(
  'facility-panel/ShowShadowReview',
  { shadows: Shadows, panelFacilities: PanelFacilities },
  ({ shadows, panelFacilities }): UseCase<ReviewSubject, Schema.Json, SubjectChanged> =>
    Effect.fn('facility-panel.show-shadow-review')(function* (_: Actor, { subjectId }: ReviewSubject) {
      const shadow = yield* shadows.byId(subjectId)
      const facility = shadow && (yield* panelFacilities.byId(shadow.facility_id))
      if (!shadow || !facility) return yield* new SubjectChanged()
      return describeShadow(shadow, facility) as unknown as Schema.Json
    }),
)
