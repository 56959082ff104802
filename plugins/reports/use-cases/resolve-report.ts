import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { reportsApi } from '../contract/api.ts'
import { ReportNotFound } from '../contract/errors.ts'
import { reportReviewKind } from '../contract/reasons.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { Reports } from '../domain/reports.port.ts'
import { reviewOutcomeOf } from '../domain/states.ts'
import { ViewDecision } from '../services/view-decision.ts'

/** Decides the reports about one thing as support, through the review queue with its locks and guards. */
export const ResolveReport = handler(
  reportsApi.resolveReport,
  { reports: Reports, decisions: Decisions, decideSubject: DecideSubject, viewDecision: ViewDecision, transaction: Transaction },
  ({ reports, decisions, decideSubject, viewDecision, transaction }) =>
    Effect.fn('reports.resolve')(function* (actor, resolution) {
      const user = yield* requireUser(actor)
      const subjectId = yield* reports.caseIdOf(resolution.id)
      if (subjectId === null) return yield* new ReportNotFound()
      const { outcome, reason, facts: note } = resolution
      yield* decideSubject(actor, {
        kind: reportReviewKind,
        subjectId,
        outcome: reviewOutcomeOf[outcome],
        reason,
        note,
        details: { ...resolution },
      }).pipe(Effect.catchTags({ ReviewNotFound: () => new ReportNotFound(), UnknownReason: Effect.die }))
      const decision = yield* decisions.ofCase(subjectId)
      const view = decision && (yield* viewDecision(user, decision))
      return view ?? (yield* new ReportNotFound())
    }, transaction),
)
