import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ReportNotFound } from '../contract/errors.ts'
import type { Reports } from '../domain/reports.port.ts'
import { findType } from '../services/find-type.ts'

interface Dependencies {
  readonly reports: Reports
  readonly reportables: readonly BuiltReportable[]
  readonly transaction: Transaction
}

/** Reads what surrounds the thing of a case, for support; the plugin that owns it writes the look to the audit log. */
export const makeReadContext = ({ reports, reportables, transaction }: Dependencies) =>
  Effect.fn('reports.read-context')(function* (actor: Actor, { id }: { readonly id: string }) {
    const found = yield* reports.caseById(id)
    const things = found && findType(reportables, found.target_type)?.things
    if (!found || !things?.readContext) return yield* new ReportNotFound()
    return { entries: yield* things.readContext(actor, found.target_id) }
  }, transaction)

export type ReadContext = ReturnType<typeof makeReadContext>
export const ReadContext = token<ReadContext>('reports/ReadContext')
