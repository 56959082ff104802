import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { AppealView, DecisionView } from '../contract/decision.ts'
import { type Appeal, appealUntil, type Decision, isAppealable } from '../domain/decision.ts'
import type { Decisions } from '../domain/decisions.port.ts'
import { labelOf } from './find-type.ts'

interface Dependencies {
  readonly decisions: Decisions
  readonly reportables: readonly BuiltReportable[]
  readonly clock: Clock
}

/** Returns an appeal for a user: its text only for its author and for support. */
export const viewAppeal = (user: User, { id, state, account_id, text, filed_at, decided_at, note, restored }: Appeal): AppealView => {
  const own = account_id === user.id
  return { id, state, own, text: own || user.type === 'support' ? text : null, filed_at, decided_at, note, restored }
}

/** Returns a decision as a user sees it; `null` for a user whom it does not concern. */
export const makeViewDecision = ({ decisions, reportables, clock }: Dependencies) =>
  Effect.fn('reports.view-decision')(function* (user: User, decision: Decision) {
    const party = (yield* decisions.partiesOf(decision.id)).find(({ account_id }) => account_id === user.id)
    if (!party && user.type !== 'support') return null
    const appeal = yield* decisions.appealOf(decision.id)
    const { id, title, outcome, reason, ground, clause, facts, automated, territory, duration, decided_at, case_id } = decision
    return {
      id,
      side: party?.side ?? null,
      label: labelOf(reportables, decision.target_type),
      title,
      outcome,
      reported: case_id !== null,
      reason,
      ground,
      clause,
      facts,
      automated,
      territory,
      duration,
      decided_at,
      appeal: appeal && viewAppeal(user, appeal),
      may_appeal: party !== undefined && appeal === null && isAppealable(decision, party.side, clock.now()),
      appeal_until: appealUntil(decided_at),
      new: party?.seen_at === null,
    } satisfies DecisionView
  })

export type ViewDecision = ReturnType<typeof makeViewDecision>
export const ViewDecision = token<ViewDecision>('reports/ViewDecision')
