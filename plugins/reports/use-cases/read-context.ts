import { Effect } from 'effect'
import { Reportables } from '#core/moderation/reportable.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { reportsApi } from '../contract/api.ts'
import { ReportNotFound } from '../contract/errors.ts'
import { Reports } from '../domain/reports.port.ts'
import { findType } from '../services/find-type.ts'

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
