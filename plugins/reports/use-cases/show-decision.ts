import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { reportsApi } from '../contract/api.ts'
import { DecisionNotFound } from '../contract/errors.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { ViewDecision } from '../services/view-decision.ts'

/** Shows a statement of reasons to those whom it concerns, and to support. */
export const ShowDecision = handler(
  reportsApi.showDecision,
  { decisions: Decisions, viewDecision: ViewDecision },
  ({ decisions, viewDecision }) =>
    Effect.fn('reports.show-decision')(function* (user, { id }) {
      const decision = yield* decisions.find(id)
      const view = decision && (yield* viewDecision(user, decision))
      return view ?? (yield* new DecisionNotFound())
    }),
)
