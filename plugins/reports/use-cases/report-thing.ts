import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Accounts } from '#plugins/accounts/contract/queries.ts'
import { OwnContent, ReportTargetNotFound } from '../contract/errors.ts'
import type { NewReport } from '../contract/report.ts'
import { findType } from '../services/find-type.ts'
import type { ReceiveReport } from '../services/receive-report.ts'
import { viewReport } from '../services/view-reports.ts'

interface Dependencies {
  readonly reportables: readonly BuiltReportable[]
  readonly accounts: Accounts
  readonly receiveReport: ReceiveReport
  readonly transaction: Transaction
}

/** Reports a thing that the user may see and does not answer for. */
export const makeReportThing = ({ reportables, accounts, receiveReport, transaction }: Dependencies) =>
  Effect.fn('reports.report')(function* (actor: Actor, { target_type, target_id, reason, text }: NewReport) {
    const user = yield* requireUser(actor)
    const thing = yield* findType(reportables, target_type)?.things.find(actor, target_id) ?? Effect.succeed(null)
    if (!thing) return yield* new ReportTargetNotFound()
    if (thing.authorIds.includes(user.id)) return yield* new OwnContent()
    const [account] = yield* accounts.byIds([user.id])
    if (!account) return yield* new MissingJwt()
    const { facilityId: facility_id, title, authorIds } = thing
    const target = { target_type, target_id: thing.id, facility_id, title, authorIds }
    const report = yield* receiveReport(actor, target, { account }, { reason, text })
    return viewReport(reportables, { ...report, target_type, title, outcome: null, decision_id: null })
  }, transaction)

export type ReportThing = ReturnType<typeof makeReportThing>
export const ReportThing = token<ReportThing>('reports/ReportThing')
