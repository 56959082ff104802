import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import type { DecidedReview, ReviewStep } from '#core/moderation/review-step.ts'
import { RecordDecision } from '../services/record-decision.ts'

/**
 * Writes the statement of reasons for a text that support refused before publication, so that it can be appealed like
 * every other decision.
 */
export const RecordRefusal = define(
  'reports/RecordRefusal',
  { reportables: Reportables, recordDecision: RecordDecision },
  ({ reportables, recordDecision }): ReviewStep =>
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
    }),
)
