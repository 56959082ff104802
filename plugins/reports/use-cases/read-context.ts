import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ReportNotFound } from '../contract/errors.ts'
import { Reports } from '../domain/reports.port.ts'
import { findType } from '../services/find-type.ts'

/** Reads what surrounds the thing of a case, for support; the plugin that owns it writes the look to the audit log. */
export const ReadContext = define(
  'reports/ReadContext',
  { reports: Reports, reportables: Reportables, transaction: Transaction },
  ({ reports, reportables, transaction }) =>
    Effect.fn('reports.read-context')(function* (actor: Actor, { id }: { readonly id: string }) {
      const found = yield* reports.caseById(id)
      const things = found && findType(reportables, found.target_type)?.things
      if (!found || !things?.readContext) return yield* new ReportNotFound()
      return { entries: yield* things.readContext(actor, found.target_id) }
    }, transaction),
)
