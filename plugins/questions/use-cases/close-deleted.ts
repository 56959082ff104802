import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import type { Questions } from '../domain/questions.port.ts'

interface Dependencies {
  readonly questions: Questions
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Closes the threads of a facility that was deleted. */
export const makeCloseQuestionsOfDeleted = ({ questions, clock, transaction }: Dependencies) =>
  Effect.fn('questions.close-deleted')(function* (_: Actor, { facilityId }: FacilityDeleted) {
    yield* questions.closeOf(facilityId, clock.now().toISOString())
  }, transaction)

export type CloseQuestionsOfDeleted = ReturnType<typeof makeCloseQuestionsOfDeleted>
export const CloseQuestionsOfDeleted = token<CloseQuestionsOfDeleted>('questions/CloseQuestionsOfDeleted')
