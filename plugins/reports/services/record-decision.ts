import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Overview } from '#core/overview/overview.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import type { Decision, Party } from '../domain/decision.ts'
import { Decisions } from '../domain/decisions.port.ts'

/** Accounts that a decision concerns; `informed`: those who answer for the thing learn of it in another way. */
interface Concerned {
  readonly authors: readonly string[]
  readonly reporters: readonly string[]
  readonly informed?: boolean
}

type Reasons = Omit<Decision, 'id' | 'automated' | 'territory' | 'decided_at' | 'decider_account_id'>

/** Stores a statement of reasons with those whom it concerns. People decide here, so that no decision is automated. */
export const RecordDecision = define(
  'reports/RecordDecision',
  { decisions: Decisions, overview: Overview, audit: Audit, clock: Clock },
  ({ decisions, overview, audit, clock }) =>
    Effect.fn('reports.record-decision')(function* (actor: Actor, reasons: Reasons, { authors, reporters, informed = false }: Concerned) {
      const at = clock.now().toISOString()
      const decision: Decision = {
        ...reasons,
        id: newId(),
        automated: false,
        territory: 'PL/EU',
        decided_at: at,
        decider_account_id: actor.kind === 'user' ? actor.id : null,
      }
      const parties: readonly Party[] = [
        ...authors.map((account_id) => ({ account_id, side: 'author', seen_at: informed ? at : null }) as const),
        ...reporters.filter((id) => !authors.includes(id)).map((account_id) => ({ account_id, side: 'reporter', seen_at: null }) as const),
      ]
      yield* decisions.add(decision, parties)
      const { id, case_id, target_type, target_id, outcome, reason } = decision
      yield* audit.record({
        actor,
        action: 'reports.decided',
        subject: authors[0] ?? null,
        about: { decision: id, case: case_id, type: target_type, thing: target_id, outcome, reason },
      })
      yield* overview.publishCounts(parties.map(({ account_id }) => account_id))
      return decision
    }),
)
