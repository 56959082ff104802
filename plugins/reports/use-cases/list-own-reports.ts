import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import type { ReportQuery } from '../contract/report.ts'
import { Reports } from '../domain/reports.port.ts'
import { viewReport } from '../services/view-reports.ts'

/** Lists the reports of the user. */
export const ListOwnReports = define('reports/ListOwnReports', { reports: Reports, reportables: Reportables }, ({ reports, reportables }) =>
  Effect.fn('reports.list-own')(function* (actor: Actor, requested: ReportQuery) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const { items, total } = yield* reports.listOwn(id, paging)
    return pageOf(
      items.map((one) => viewReport(reportables, one)),
      { ...paging, total },
    )
  }),
)
