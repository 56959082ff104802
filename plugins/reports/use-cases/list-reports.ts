import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { handler } from '#core/plugin/handler.ts'
import { reportsApi } from '../contract/api.ts'
import { Reports } from '../domain/reports.port.ts'
import { viewReport } from '../services/view-reports.ts'

/** Lists all reports for support, which the route lets in; without those who sent them. */
export const ListReports = handler(reportsApi.listReports, { reports: Reports, reportables: Reportables }, ({ reports, reportables }) =>
  Effect.fn('reports.list')(function* (_, { state, ...requested }) {
    const paging = pagingOf(requested)
    const { items, total } = yield* reports.list(state, paging)
    return pageOf(
      items.map((one) => ({ ...viewReport(reportables, one), case_id: one.case_id })),
      { ...paging, total },
    )
  }),
)
