import { Effect, Schema } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { type BuiltReportable, Reportables, type ReportedThing } from '#core/moderation/reportable.ts'
import { type ReviewSubject, SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { DecideSubject } from '#plugins/moderation/contract/queries.ts'
import { reportsApi } from '../contract/api.ts'
import type { CaseCard } from '../contract/cards.ts'
import { Resolution } from '../contract/decision.ts'
import { ReportNotFound } from '../contract/errors.ts'
import { reportReviewKind } from '../contract/reasons.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { Reports } from '../domain/reports.port.ts'
import { caseStateAfter, reviewOutcomeOf } from '../domain/states.ts'
import { NotifyParties } from '../services/notify-parties.ts'
import { findType, labelOf } from '../services/receive-report.ts'
import { RecordDecision } from '../services/record-decision.ts'
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
      }).pipe(Effect.catchTag('ReviewNotFound', () => new ReportNotFound()))
      const decision = yield* decisions.ofCase(subjectId)
      const view = decision && (yield* viewDecision(user, decision))
      return view ?? (yield* new ReportNotFound())
    }, transaction),
)

const isResolution = Schema.is(Resolution)
const actOf = { hidden: 'hide', removed: 'remove', dismissed: null, edit_requested: null } as const

/**
 * Carries out the decision about the reports of one thing. It needs the fields of the statement of reasons, and the
 * text that support has read.
 */
export const CloseCase = define(
  'reports/CloseCase',
  {
    reports: Reports,
    reportables: Reportables,
    recordDecision: RecordDecision,
    notifyParties: NotifyParties,
    clock: Clock,
    transaction: Transaction,
  },
  ({ reports, reportables, recordDecision, notifyParties, clock, transaction }) => {
    const restrict = Effect.fn('reports.restrict')(function* (
      actor: Actor,
      type: BuiltReportable | undefined,
      thing: ReportedThing | null,
      given: Resolution,
    ) {
      const act = actOf[given.outcome]
      if (act === null) return
      if (!thing || !type?.acts.includes(act)) return yield* new SubjectChanged({ detail: 'gone' })
      yield* type.things.act(actor, { id: thing.id, revision: thing.revision, act, reason: given.reason, note: given.facts })
    })
    return Effect.fn('reports.close-case')(function* (actor: Actor, { subjectId, details }: SubjectDecision) {
      if (!isResolution(details)) return yield* new SubjectChanged({ detail: 'form' })
      const found = yield* reports.lockCase(subjectId)
      const state = found && caseStateAfter(found.state, 'resolve')
      if (!found || !state) return yield* new SubjectChanged({ detail: 'resolved' })
      const type = findType(reportables, found.target_type)
      const thing = type ? yield* type.things.find(system, found.target_id) : null
      if (thing && thing.revision !== details.revision) return yield* new SubjectChanged({ detail: 'edited' })
      const authors = thing?.authorIds ?? []
      const reporters = yield* reports.accountsOf(found.id)
      if (actor.kind === 'user' && [...authors, ...reporters].includes(actor.id)) return yield* new SubjectChanged({ detail: 'own' })

      yield* restrict(actor, type, thing, details)
      const at = clock.now().toISOString()
      yield* reports.saveCase({ ...found, state, resolved_at: at })
      yield* reports.setDecided(found.id, at)
      const { outcome, reason, ground, clause, facts, duration } = details
      const { target_type, target_id, facility_id, title } = found
      const decision = yield* recordDecision(
        actor,
        {
          case_id: found.id,
          target_type,
          target_id,
          facility_id,
          title,
          revision: thing?.revision ?? '',
          outcome,
          reason,
          ground,
          clause: clause.trim(),
          facts: facts.trim(),
          duration: outcome === 'dismissed' ? 'none' : duration,
        },
        { authors, reporters },
      )
      yield* notifyParties(decision, found.id, authors, reporters)
    }, transaction)
  },
)

/** Reports that the card shows; their number is shown in any case. */
const shown = 20

/** Returns a thing as the desk shows it. */
export const cardOf = ({ revision, text, picture, path, isPublic }: ReportedThing): NonNullable<CaseCard['thing']> => ({
  revision,
  text,
  picture,
  path,
  is_public: isPublic,
})

/** Shows the reports about one thing on the desk, with the thing as it is now. */
export const ShowCaseReview = define(
  'reports/ShowCaseReview',
  { reports: Reports, decisions: Decisions, reportables: Reportables },
  ({ reports, decisions, reportables }) =>
    Effect.fn('reports.show-case')(function* (_: Actor, { subjectId }: ReviewSubject) {
      const found = yield* reports.caseById(subjectId)
      if (!found) return yield* new SubjectChanged()
      const type = findType(reportables, found.target_type)
      const thing = type ? yield* type.things.find(system, found.target_id) : null
      const counted = yield* reports.countOf(found.id)
      return {
        id: found.id,
        label: labelOf(reportables, found.target_type),
        thing: thing && cardOf(thing),
        acts: type?.acts ?? [],
        has_context: type?.things.readContext !== undefined,
        upheld: thing ? yield* decisions.upheldAbout(thing.authorIds) : 0,
        count: counted.reduce((sum, { count }) => sum + count, 0),
        reports: (yield* reports.ofCase(found.id, shown)).map(({ number, reason, text, url, account_id, reported_at }) => ({
          number,
          reason,
          text,
          url,
          signed_in: account_id !== null,
          reported_at,
        })),
      } satisfies CaseCard
    }),
)
