import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { reportsApi } from '../contract/api.ts'
import { OwnContent, ReportTargetNotFound } from '../contract/errors.ts'
import type { TargetView } from '../contract/report.ts'
import { Reports } from '../domain/reports.port.ts'
import { findType, ReceiveReport } from '../services/receive-report.ts'
import { viewReport } from '../services/view-reports.ts'

/** Reports a thing that the user may see and does not answer for. */
export const ReportThing = handler(
  reportsApi.reportThing,
  { reportables: Reportables, accounts: Accounts, receiveReport: ReceiveReport, transaction: Transaction },
  ({ reportables, accounts, receiveReport, transaction }) =>
    Effect.fn('reports.report')(function* (user, { target_type, target_id, reason, text }) {
      const thing = yield* findType(reportables, target_type)?.things.find(user, target_id) ?? Effect.succeed(null)
      if (!thing) return yield* new ReportTargetNotFound()
      if (thing.authorIds.includes(user.id)) return yield* new OwnContent()
      const [account] = yield* accounts.byIds([user.id])
      if (!account) return yield* new MissingJwt()
      const { facilityId: facility_id, title, authorIds } = thing
      const target = { target_type, target_id: thing.id, facility_id, title, authorIds }
      const report = yield* receiveReport(user, target, { account }, { reason, text })
      return viewReport(reportables, { ...report, target_type, title, outcome: null, decision_id: null })
    }, transaction),
)

/** Shows a thing to somebody who is about to report it. */
export const ShowTarget = handler(reportsApi.showTarget, { reportables: Reportables, reports: Reports }, ({ reportables, reports }) =>
  Effect.fn('reports.show-target')(function* (user, { type, id }) {
    const found = findType(reportables, type)
    const thing = found ? yield* found.things.find(user, id) : null
    if (!found || !thing) return yield* new ReportTargetNotFound()
    const { title, text, picture, path, authorIds } = thing
    return {
      type,
      label: found.label,
      title,
      text,
      picture,
      path,
      own: authorIds.includes(user.id),
      reported: (yield* reports.openOf(type, thing.id, user.id))?.number ?? null,
    } satisfies TargetView
  }),
)
