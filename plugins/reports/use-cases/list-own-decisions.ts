import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { handler } from '#core/plugin/handler.ts'
import { reportsApi } from '../contract/api.ts'
import type { DecisionRow } from '../contract/decision.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { labelOf } from '../services/find-type.ts'

/** Lists the decisions that concern the user. */
export const ListOwnDecisions = handler(
  reportsApi.listOwnDecisions,
  { decisions: Decisions, reportables: Reportables },
  ({ decisions, reportables }) =>
    Effect.fn('reports.list-own-decisions')(function* (user, requested) {
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
