import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { Clock } from '#core/ports/clock.ts'
import type { AppealView, DecisionView } from '../contract/decision.ts'
import { type Appeal, appealUntil, type Decision, isAppealable } from '../domain/decision.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { labelOf } from './receive-report.ts'

/** Returns an appeal for a user: its text only for its author and for support. */
export const viewAppeal = (user: User, { id, state, account_id, text, filed_at, decided_at, note, restored }: Appeal): AppealView => {
  const own = account_id === user.id
  return { id, state, own, text: own || user.type === 'support' ? text : null, filed_at, decided_at, note, restored }
}

/** Returns a decision as a user sees it; `null` for a user whom it does not concern. */
export const ViewDecision = define(
  'reports/ViewDecision',
  { decisions: Decisions, reportables: Reportables, clock: Clock },
  ({ decisions, reportables, clock }) =>
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
    }),
)
