import type { Schema } from 'effect'
import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import type { ShadowReason } from '../contract/shadow.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'
import { Shadows } from '../domain/shadows.port.ts'
import { describeShadow } from '../services/describe-shadow.ts'
import { DecideShadow } from './decide-shadow.ts'

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
