import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { type ReviewSubject, SubjectChanged } from '#core/moderation/review-kind.ts'
import type { AppealCard } from '../contract/cards.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { findType } from '../services/find-type.ts'
import { ViewDecision, viewAppeal } from '../services/view-decision.ts'
import { cardOf } from './show-case-review.ts'

/** Shows an appeal on the desk, with the decision that it is about and the thing as it is now. */
export const ShowAppealReview = define(
  'reports/ShowAppealReview',
  { decisions: Decisions, viewDecision: ViewDecision, reportables: Reportables },
  ({ decisions, viewDecision, reportables }) =>
    Effect.fn('reports.show-appeal')(
      function* (actor: Actor, { subjectId }: ReviewSubject) {
        const user = yield* requireUser(actor)
        const appeal = yield* decisions.appealById(subjectId)
        const found = appeal && (yield* decisions.find(appeal.decision_id))
        const decision = found && (yield* viewDecision(user, found))
        if (!appeal || !found || !decision) return yield* new SubjectChanged()
        const type = findType(reportables, found.target_type)
        const thing = type ? yield* type.things.find(system, found.target_id) : null
        return { appeal: viewAppeal(user, appeal), decision, thing: thing && cardOf(thing) } satisfies AppealCard
      },
      Effect.catchTag('MissingJwt', () => new SubjectChanged()),
    ),
)
