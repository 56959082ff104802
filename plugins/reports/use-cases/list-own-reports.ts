import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { ReportQuery } from '../contract/report.ts'
import type { Reports } from '../domain/reports.port.ts'
import { viewReport } from '../services/view-reports.ts'

interface Dependencies {
  readonly reports: Reports
  readonly reportables: readonly BuiltReportable[]
}

/** Lists the reports of the user. */
export const makeListOwnReports = ({ reports, reportables }: Dependencies) =>
  Effect.fn('reports.list-own')(function* (actor: Actor, requested: ReportQuery) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const { items, total } = yield* reports.listOwn(id, paging)
    return pageOf(
      items.map((one) => viewReport(reportables, one)),
      { ...paging, total },
    )
  })

export type ListOwnReports = ReturnType<typeof makeListOwnReports>
export const ListOwnReports = token<ListOwnReports>('reports/ListOwnReports')
