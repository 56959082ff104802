import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Resolved } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { ShadowAlreadyDecided, ShadowFacilityNotFound } from '../contract/errors.ts'
import { type ShadowReason, shadowReview } from '../contract/shadow.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'
import { requireTransition } from '../domain/shadow-state.ts'
import { Shadows } from '../domain/shadows.port.ts'
import { DescribeDecision } from '../services/describe-decision.ts'
import { describeShadow } from '../services/describe-shadow.ts'

const dependencies = {
  shadows: Shadows,
  panelFacilities: PanelFacilities,
  decideSubject: DecideSubject,
  describeDecision: DescribeDecision,
}

interface Answer {
  readonly id: string
  readonly reason?: ShadowReason
  readonly note?: string | undefined
}

const makeAnswer = (outcome: 'accept' | 'reject', resolved: Resolved<typeof dependencies>) => {
  const { shadows, panelFacilities, decideSubject, describeDecision } = resolved
  return Effect.fn(`facility-panel.${outcome}-shadow`)(function* (actor: Actor, { id, reason, note }: Answer) {
    const known = yield* shadows.byId(id)
    if (!known) return yield* new ShadowFacilityNotFound()
    yield* requireTransition(known.state, outcome, yield* describeDecision(known))
    yield* decideSubject(actor, { kind: shadowReview, subjectId: id, outcome, reason, note }).pipe(
      Effect.catchTags({
        ReviewNotFound: () => new ShadowAlreadyDecided(),
        // By another member of support, since the state was read.
        ReviewDecided: () => new ShadowAlreadyDecided(),
        SubjectChanged: ({ detail }) => new ShadowAlreadyDecided({ detail }),
        // The route knows the reasons, and shadow edits are not appealed.
        UnknownReason: Effect.die,
        DeciderExcluded: Effect.die,
      }),
    )
    const decided = yield* shadows.byId(id)
    const facility = decided && (yield* panelFacilities.byId(decided.facility_id))
    return decided && facility ? describeShadow(decided, facility) : yield* new ShadowFacilityNotFound()
  })
}

/** Accepts changes that wait, through the review queue. */
export const AcceptShadow = handler(facilityPanelApi.acceptShadow, dependencies, (resolved) => makeAnswer('accept', resolved))

/** Rejects changes that wait, with a reason, through the review queue. */
export const RejectShadow = handler(facilityPanelApi.rejectShadow, dependencies, (resolved) => makeAnswer('reject', resolved))
