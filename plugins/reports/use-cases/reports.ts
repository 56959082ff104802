import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { reportsApi } from '../contract/api.ts'
import { ReportNotFound } from '../contract/errors.ts'
import { LoadReportLayout } from '../contract/ui.ts'
import { Reports } from '../domain/reports.port.ts'
import { findType } from '../services/receive-report.ts'
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

/** Reads what surrounds the thing of a case, for support; the plugin that owns it writes the look to the audit log. */
export const ReadContext = handler(
  reportsApi.readContext,
  { reports: Reports, reportables: Reportables, transaction: Transaction },
  ({ reports, reportables, transaction }) =>
    Effect.fn('reports.read-context')(function* (actor, { id }) {
      const found = yield* reports.caseById(id)
      const things = found && findType(reportables, found.target_type)?.things
      if (!found || !things?.readContext) return yield* new ReportNotFound()
      return { entries: yield* things.readContext(actor, found.target_id) }
    }, transaction),
)

/** Loads what the page of a report shows around it: the badge counters of the user card. */
export const makeLoadReportLayout = provide(
  LoadReportLayout,
  { overview: Overview },
  ({ overview }): LoadReportLayout =>
    Effect.fn('reports.load-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)
