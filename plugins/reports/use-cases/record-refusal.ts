import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { BuiltReportable } from '#core/moderation/reportable.ts'
import type { DecidedReview, ReviewStep } from '#core/moderation/review-step.ts'
import type { RecordDecision } from '../services/record-decision.ts'

interface Dependencies {
  readonly reportables: readonly BuiltReportable[]
  readonly recordDecision: RecordDecision
}

/**
 * Writes the statement of reasons for a text that support refused before publication, so that it can be appealed like
 * every other decision.
 */
export const makeRecordRefusal = ({ reportables, recordDecision }: Dependencies): ReviewStep =>
  Effect.fn('reports.record-refusal')(function* (actor: Actor, { kind, subjectId, outcome, reason, note }: DecidedReview) {
    const type = outcome === 'reject' ? reportables.find(({ reviewKind }) => reviewKind === kind) : undefined
    const thing = type?.things.ofReview ? yield* type.things.ofReview(subjectId) : null
    if (!type || !thing) return
    yield* recordDecision(
      actor,
      {
        case_id: null,
        target_type: type.type,
        target_id: thing.id,
        revision: thing.revision,
        facility_id: thing.facilityId,
        title: thing.title,
        outcome: 'rejected',
        reason: reason ?? 'other',
        ground: 'terms',
        clause: '',
        facts: note,
        duration: 'until_changed',
      },
      // The plugin of the text tells its author.
      { authors: thing.authorIds, reporters: [], informed: true },
    )
  })

export const RecordRefusal = token<ReviewStep>('reports/RecordRefusal')
