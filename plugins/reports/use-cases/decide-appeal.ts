import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { reportsApi } from '../contract/api.ts'
import { AppealNotFound } from '../contract/errors.ts'
import { appealReviewKind } from '../contract/reasons.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { viewAppeal } from '../services/view-decision.ts'

/** Decides an appeal as support, through the review queue, which keeps out who made the first decision. */
export const DecideAppeal = handler(
  reportsApi.decideAppeal,
  { decisions: Decisions, decideSubject: DecideSubject, transaction: Transaction },
  ({ decisions, decideSubject, transaction }) =>
    Effect.fn('reports.decide-appeal')(function* (actor, given) {
      const user = yield* requireUser(actor)
      const { id: subjectId, outcome, note } = given
      yield* decideSubject(actor, {
        kind: appealReviewKind,
        subjectId,
        outcome: outcome === 'overturned' ? 'accept' : 'reject',
        reason: 'unfounded',
        note,
        details: { ...given },
      }).pipe(Effect.catchTags({ ReviewNotFound: () => new AppealNotFound(), UnknownReason: Effect.die }))
      const appeal = yield* decisions.appealById(subjectId)
      return appeal ? viewAppeal(user, appeal) : yield* new AppealNotFound()
    }, transaction),
)
