import type { Schema } from 'effect'
import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import { type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import type { ShadowReason } from '../contract/shadow.ts'
import type { PanelFacilities } from '../domain/panel.ports.ts'
import type { Shadows } from '../domain/shadows.port.ts'
import { describeShadow } from '../services/describe-shadow.ts'
import type { DecideShadow } from './decide-shadow.ts'

const changed = ({ detail }: { readonly detail?: string | undefined }) => Effect.fail(new SubjectChanged({ detail }))

/** Carries out a decision of the review queue, in its transaction. */
export const makeDecideShadowReview = ({ decide }: { readonly decide: DecideShadow }): UseCase<SubjectDecision, void, SubjectChanged> =>
  Effect.fn('facility-panel.decide-shadow-review')(function* (actor: Actor, { reason, ...decision }: SubjectDecision) {
    // The queue has checked that the reason is one of this kind.
    yield* decide(actor, { ...decision, reason: reason as ShadowReason | null }).pipe(
      Effect.catchTags({ ShadowFacilityNotFound: changed, ShadowAlreadyDecided: changed }),
    )
  })

export const DecideShadowReview = token<UseCase<SubjectDecision, void, SubjectChanged>>('facility-panel/DecideShadowReview')

interface ShowDependencies {
  readonly shadows: Shadows
  readonly panelFacilities: PanelFacilities
}

/** Returns what the desk shows of an edit: what the owner wants, what parents see, what the register says. */
export const makeShowShadowReview = ({ shadows, panelFacilities }: ShowDependencies): UseCase<ReviewSubject, Schema.Json, SubjectChanged> =>
  Effect.fn('facility-panel.show-shadow-review')(function* (_: Actor, { subjectId }: ReviewSubject) {
    const shadow = yield* shadows.byId(subjectId)
    const facility = shadow && (yield* panelFacilities.byId(shadow.facility_id))
    if (!shadow || !facility) return yield* new SubjectChanged()
    return describeShadow(shadow, facility) as unknown as Schema.Json
  })

export const ShowShadowReview = token<UseCase<ReviewSubject, Schema.Json, SubjectChanged>>('facility-panel/ShowShadowReview')
