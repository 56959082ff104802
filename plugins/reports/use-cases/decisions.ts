import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { reportsApi } from '../contract/api.ts'
import type { DecisionRow } from '../contract/decision.ts'
import { AppealExists, DecisionNotFound, NotAppealable } from '../contract/errors.ts'
import { appealReviewKind } from '../contract/reasons.ts'
import { isAppealable } from '../domain/decision.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { labelOf } from '../services/receive-report.ts'
import { ViewDecision } from '../services/view-decision.ts'

/** Lists the decisions that concern the user. */
export const ListOwnDecisions = handler(
  reportsApi.listOwnDecisions,
  { decisions: Decisions, reportables: Reportables },
  ({ decisions, reportables }) =>
    Effect.fn('reports.list-own-decisions')(function* (user, requested) {
      const paging = pagingOf(requested)
      const { items, total } = yield* decisions.listOwn(user.id, paging)
      const rows = items.map(
        ({ id, target_type, title, outcome, side, decided_at, appeal, seen_at }): DecisionRow => ({
          id,
          label: labelOf(reportables, target_type),
          title,
          outcome,
          side,
          decided_at,
          appeal,
          new: seen_at === null,
        }),
      )
      return pageOf(rows, { ...paging, total })
    }),
)

/** Shows a statement of reasons to those whom it concerns, and to support. */
export const ShowDecision = handler(
  reportsApi.showDecision,
  { decisions: Decisions, viewDecision: ViewDecision },
  ({ decisions, viewDecision }) =>
    Effect.fn('reports.show-decision')(function* (user, { id }) {
      const decision = yield* decisions.find(id)
      const view = decision && (yield* viewDecision(user, decision))
      return view ?? (yield* new DecisionNotFound())
    }),
)

/** Files an appeal against a decision that went against the user, once; who made the decision does not decide about it. */
export const AppealDecision = handler(
  reportsApi.appealDecision,
  { decisions: Decisions, viewDecision: ViewDecision, queue: ReviewQueue, audit: Audit, clock: Clock, transaction: Transaction },
  ({ decisions, viewDecision, queue, audit, clock, transaction }) =>
    Effect.fn('reports.appeal')(function* (user, { id: given, text }) {
      const decision = yield* decisions.find(given)
      const party = decision && (yield* decisions.partiesOf(decision.id)).find(({ account_id }) => account_id === user.id)
      if (!decision || !party) return yield* new DecisionNotFound()
      const now = clock.now()
      if (yield* decisions.appealOf(decision.id)) return yield* new AppealExists()
      if (!isAppealable(decision, party.side, now)) return yield* new NotAppealable()

      const { id: decision_id, facility_id, title, decider_account_id: first } = decision
      const id = newId()
      yield* decisions.addAppeal({
        id,
        decision_id,
        account_id: user.id,
        text: text.trim(),
        state: 'open',
        filed_at: now.toISOString(),
        decided_at: null,
        note: null,
        restored: null,
        first_decider_account_id: first,
        decider_account_id: null,
      })
      yield* queue.submit({
        kind: appealReviewKind,
        subjectId: id,
        facilityId: facility_id,
        authorId: user.id,
        title,
        excludedDeciders: first === null ? [] : [first],
      })
      yield* audit.record({ actor: user, action: 'reports.appealed', subject: user.id, about: { appeal: id, decision: decision_id } })
      const view = yield* viewDecision(user, decision)
      return view ?? (yield* new DecisionNotFound())
    }, transaction),
)
