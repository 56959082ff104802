import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import { type ReviewSubject, SubjectChanged } from '#core/moderation/review-kind.ts'
import type { AppealCard } from '../contract/cards.ts'
import type { Decisions } from '../domain/decisions.port.ts'
import { findType } from '../services/find-type.ts'
import { type ViewDecision, viewAppeal } from '../services/view-decision.ts'
import { cardOf } from './show-case-review.ts'

interface Dependencies {
  readonly decisions: Decisions
  readonly viewDecision: ViewDecision
  readonly reportables: readonly BuiltReportable[]
}

/** Shows an appeal on the desk, with the decision that it is about and the thing as it is now. */
export const makeShowAppealReview = ({ decisions, viewDecision, reportables }: Dependencies) =>
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
  )

export type ShowAppealReview = ReturnType<typeof makeShowAppealReview>
export const ShowAppealReview = token<ShowAppealReview>('reports/ShowAppealReview')
