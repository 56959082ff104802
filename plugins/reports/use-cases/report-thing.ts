import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { OwnContent, ReportTargetNotFound } from '../contract/errors.ts'
import type { NewReport } from '../contract/report.ts'
import { findType } from '../services/find-type.ts'
import { ReceiveReport } from '../services/receive-report.ts'
import { viewReport } from '../services/view-reports.ts'

/** Reports a thing that the user may see and does not answer for. */
export const ReportThing = define(
  'reports/ReportThing',
  { reportables: Reportables, accounts: Accounts, receiveReport: ReceiveReport, transaction: Transaction },
  ({ reportables, accounts, receiveReport, transaction }) =>
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
    }, transaction),
)
