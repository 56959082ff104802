import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import { Questions } from '../domain/questions.port.ts'

/** Closes the threads of a facility that was deleted. */
export const CloseQuestionsOfDeleted = define(
  'questions/CloseQuestionsOfDeleted',
  { questions: Questions, clock: Clock, transaction: Transaction },
  ({ questions, clock, transaction }) =>
    Effect.fn('questions.close-deleted')(function* (_: Actor, { facilityId }: FacilityDeleted) {
      yield* questions.closeOf(facilityId, clock.now().toISOString())
    }, transaction),
)
