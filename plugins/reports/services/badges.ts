import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Decisions } from '../domain/decisions.port.ts'

/** Counts decisions that the account has not opened (decisions §17). */
export const makeCountDecisions =
  ({ decisions }: { readonly decisions: Decisions }): LoadCounts =>
  (accountId) =>
    Effect.map(decisions.countNew(accountId), (new_decisions) => ({ new_decisions }))
export const CountDecisions = token<LoadCounts>('reports/CountDecisions')

interface Dependencies {
  readonly decisions: Decisions
  readonly clock: Clock
}

/** Marks decisions as opened. */
export const makeMarkDecisionsSeen =
  ({ decisions, clock }: Dependencies): MarkSeen =>
  (accountId, ids) =>
    decisions.markSeen(accountId, ids, clock.now().toISOString())
export const MarkDecisionsSeen = token<MarkSeen>('reports/MarkDecisionsSeen')
