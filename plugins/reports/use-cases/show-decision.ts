import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { DecisionNotFound } from '../contract/errors.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { ViewDecision } from '../services/view-decision.ts'

/** Shows a statement of reasons to those whom it concerns, and to support. */
export const ShowDecision = define(
  'reports/ShowDecision',
  { decisions: Decisions, viewDecision: ViewDecision },
  ({ decisions, viewDecision }) =>
    Effect.fn('reports.show-decision')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      const decision = yield* decisions.find(id)
      const view = decision && (yield* viewDecision(user, decision))
      return view ?? (yield* new DecisionNotFound())
    }),
)
