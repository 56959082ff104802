import { Effect, Schema } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { BuiltReportable, ReportedThing } from '#core/moderation/reportable.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { SubjectChanged, type SubjectDecision } from '#core/moderation/review-kind.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Resolution } from '../contract/decision.ts'
import { Reports } from '../domain/reports.port.ts'
import { caseStateAfter } from '../domain/states.ts'
import { findType } from '../services/find-type.ts'
import { NotifyParties } from '../services/notify-parties.ts'
import { RecordDecision } from '../services/record-decision.ts'

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
