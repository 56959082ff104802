import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { DecisionNotFound } from '../contract/errors.ts'
import type { Decisions } from '../domain/decisions.port.ts'
import type { ViewDecision } from '../services/view-decision.ts'

interface Dependencies {
  readonly decisions: Decisions
  readonly viewDecision: ViewDecision
}

/** Shows a statement of reasons to those whom it concerns, and to support. */
export const makeShowDecision = ({ decisions, viewDecision }: Dependencies) =>
  Effect.fn('reports.show-decision')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const decision = yield* decisions.find(id)
    const view = decision && (yield* viewDecision(user, decision))
    return view ?? (yield* new DecisionNotFound())
  })

export type ShowDecision = ReturnType<typeof makeShowDecision>
export const ShowDecision = token<ShowDecision>('reports/ShowDecision')
