import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { ListedReportQuery } from '../contract/report.ts'
import type { Reports } from '../domain/reports.port.ts'
import { viewReport } from '../services/view-reports.ts'

interface Dependencies {
  readonly reports: Reports
  readonly reportables: readonly BuiltReportable[]
}

/** Lists all reports for support, which the route lets in; without those who sent them. */
export const makeListReports = ({ reports, reportables }: Dependencies) =>
  Effect.fn('reports.list')(function* (_: Actor, { state, ...requested }: ListedReportQuery) {
    const paging = pagingOf(requested)
    const { items, total } = yield* reports.list(state, paging)
    return pageOf(
      items.map((one) => ({ ...viewReport(reportables, one), case_id: one.case_id })),
      { ...paging, total },
    )
  })

export type ListReports = ReturnType<typeof makeListReports>
export const ListReports = token<ListReports>('reports/ListReports')
