import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import type { DecisionQuery, DecisionRow } from '../contract/decision.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { labelOf } from '../services/find-type.ts'

/** Lists the decisions that concern the user. */
export const ListOwnDecisions = define(
  'reports/ListOwnDecisions',
  { decisions: Decisions, reportables: Reportables },
  ({ decisions, reportables }) =>
    Effect.fn('reports.list-own-decisions')(function* (actor: Actor, requested: DecisionQuery) {
      const user = yield* requireUser(actor)
      const paging = pagingOf(requested)
      const { items, total } = yield* decisions.listOwn(user.id, paging)
      const rows = items.map(
        ({ id, target_type, title, outcome, side, decided_at, appeal, seen_at }): DecisionRow => ({
          id,
          label: labelOf(reportables, target_type),
          title,
          outcome,
          side,
          decided_at,
          appeal,
          new: seen_at === null,
        }),
      )
      return pageOf(rows, { ...paging, total })
    }),
)
