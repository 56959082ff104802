import { Effect, Schema } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { ReviewQueue } from '#core/moderation/review-queue.port.ts'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { reportsApi } from '../contract/api.ts'
import type { AppealCard } from '../contract/cards.ts'
import { AppealDecision } from '../contract/decision.ts'
import { AppealNotFound } from '../contract/errors.ts'
import { AppealDecided } from '../contract/events.ts'
import { appealReviewKind, reportReviewKind } from '../contract/reasons.ts'
import { type Decision, restrictionOf } from '../domain/decision.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { Reports } from '../domain/reports.port.ts'
import { appealStateAfter } from '../domain/states.ts'
import { findType, labelOf } from '../services/receive-report.ts'
import { ViewDecision, viewAppeal } from '../services/view-decision.ts'
import { cardOf } from './resolve-report.ts'

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
      }).pipe(Effect.catchTag('ReviewNotFound', () => new AppealNotFound()))
      const appeal = yield* decisions.appealById(subjectId)
      return appeal ? viewAppeal(user, appeal) : yield* new AppealNotFound()
    }, transaction),
)

const isDecided = Schema.is(AppealDecision)

/**
 * Carries out the decision about an appeal: what was taken from the public comes back, a dismissed report is examined
 * again, by somebody else.
 */
export const CloseAppeal = define(
  'reports/CloseAppeal',
  {
    decisions: Decisions,
    reports: Reports,
    reportables: Reportables,
    queue: ReviewQueue,
    overview: Overview,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ decisions, reports, reportables, queue, overview, audit, events, clock, transaction }) => {
    const restore = Effect.fn('reports.restore')(function* (actor: Actor, { target_type, target_id, revision, outcome }: Decision) {
      const type = findType(reportables, target_type)
      const undoes = restrictionOf(outcome)
      if (!type || undoes === null) return false
      // The author may have edited or withdrawn it meanwhile; the appeal is right all the same.
      return yield* type.things.act(actor, { id: target_id, revision, act: 'restore', reason: null, note: null, undoes }).pipe(
        Effect.as(true),
        Effect.catchTag('SubjectChanged', () => Effect.succeed(false)),
      )
    })
    const examineAgain = Effect.fn('reports.examine-again')(function* ({ case_id, facility_id, title, decider_account_id }: Decision) {
      if (case_id === null || !(yield* reports.reopenCase(case_id))) return
      yield* reports.setDecided(case_id, null)
      yield* queue.submit({
        kind: reportReviewKind,
        subjectId: case_id,
        facilityId: facility_id,
        authorId: null,
        title,
        excludedDeciders: decider_account_id === null ? [] : [decider_account_id],
      })
    })

    return Effect.fn('reports.close-appeal')(function* (actor: Actor, { subjectId, details }: SubjectDecision) {
      if (!isDecided(details)) return yield* new SubjectChanged({ detail: 'form' })
      const appeal = yield* decisions.lockAppeal(subjectId)
      const decision = appeal && (yield* decisions.find(appeal.decision_id))
      const state = appeal && appealStateAfter(appeal.state, details.outcome)
      if (!appeal || !decision || !state) return yield* new SubjectChanged({ detail: 'decided' })
      const decider = actor.kind === 'user' ? actor.id : null
      if (decider !== null && decider === appeal.account_id) return yield* new SubjectChanged({ detail: 'own' })
      if (decider !== null && decider === appeal.first_decider_account_id) return yield* new SubjectChanged({ detail: 'first_decider' })

      const restored = details.outcome === 'overturned' ? yield* restore(actor, decision) : null
      if (details.outcome === 'overturned' && decision.outcome === 'dismissed') yield* examineAgain(decision)
      const note = details.note.trim()
      const at = clock.now().toISOString()
      yield* decisions.saveAppeal({ ...appeal, state, restored, note, decided_at: at, decider_account_id: decider })
      yield* decisions.markNew(decision.id)
      const to = (yield* decisions.partiesOf(decision.id)).map(({ account_id }) => account_id)
      yield* audit.record({
        actor,
        action: 'reports.appeal-decided',
        subject: appeal.account_id,
        about: { appeal: appeal.id, decision: decision.id, outcome: details.outcome, restored },
      })
      const about = { label: labelOf(reportables, decision.target_type), title: decision.title, outcome: details.outcome, note }
      yield* events.emit(AppealDecided.of({ decisionId: decision.id, to, ...about }))
      yield* overview.publishCounts(to)
    }, transaction)
  },
)

/** Shows an appeal on the desk, with the decision that it is about and the thing as it is now. */
export const ShowAppealReview = define(
  'reports/ShowAppealReview',
  { decisions: Decisions, viewDecision: ViewDecision, reportables: Reportables },
  ({ decisions, viewDecision, reportables }) =>
    Effect.fn('reports.show-appeal')(
      function* (actor: Actor, { subjectId }: ReviewSubject) {
        const user = yield* requireUser(actor)
        const appeal = yield* decisions.appealById(subjectId)
        const found = appeal && (yield* decisions.find(appeal.decision_id))
        const decision = found && (yield* viewDecision(user, found))
        if (!appeal || !found || !decision) return yield* new SubjectChanged()
        const type = findType(reportables, found.target_type)
        const thing = type ? yield* type.things.find(system, found.target_id) : null
        return { appeal: viewAppeal(user, appeal), decision, thing: thing && cardOf(thing) } satisfies AppealCard
      },
      Effect.catchTag('MissingJwt', () => new SubjectChanged()),
    ),
)
