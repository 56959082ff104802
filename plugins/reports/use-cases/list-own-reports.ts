import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { handler } from '#core/plugin/handler.ts'
import { reportsApi } from '../contract/api.ts'
import { Reports } from '../domain/reports.port.ts'
import { viewReport } from '../services/view-reports.ts'

/** Lists the reports of the user. */
export const ListOwnReports = handler(
  reportsApi.listOwnReports,
  { reports: Reports, reportables: Reportables },
  ({ reports, reportables }) =>
    Effect.fn('reports.list-own')(function* ({ id }, requested) {
      const paging = pagingOf(requested)
      const { items, total } = yield* reports.listOwn(id, paging)
      return pageOf(
        items.map((one) => viewReport(reportables, one)),
        { ...paging, total },
      )
    }),
)
