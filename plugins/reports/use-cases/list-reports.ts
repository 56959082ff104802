import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import type { ListedReportQuery } from '../contract/report.ts'
import { Reports } from '../domain/reports.port.ts'
import { viewReport } from '../services/view-reports.ts'

/** Lists all reports for support, which the route lets in; without those who sent them. */
export const ListReports = define('reports/ListReports', { reports: Reports, reportables: Reportables }, ({ reports, reportables }) =>
  Effect.fn('reports.list')(function* (_: Actor, { state, ...requested }: ListedReportQuery) {
    const paging = pagingOf(requested)
    const { items, total } = yield* reports.list(state, paging)
    return pageOf(
      items.map((one) => ({ ...viewReport(reportables, one), case_id: one.case_id })),
      { ...paging, total },
    )
  }),
)
