import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { Clock } from '#core/ports/clock.ts'
import { Decisions } from '../domain/decisions.port.ts'

/** Counts decisions that the account has not opened (decisions §17). */
export const CountDecisions = define(
  'reports/CountDecisions',
  { decisions: Decisions },
  ({ decisions }): LoadCounts =>
    (accountId) =>
      Effect.map(decisions.countNew(accountId), (new_decisions) => ({ new_decisions })),
)

/** Marks decisions as opened. */
export const MarkDecisionsSeen = define(
  'reports/MarkDecisionsSeen',
  { decisions: Decisions, clock: Clock },
  ({ decisions, clock }): MarkSeen =>
    (accountId, ids) =>
      decisions.markSeen(accountId, ids, clock.now().toISOString()),
)
