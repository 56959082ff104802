import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import type { FacilityMerged, MergeUndone } from '#plugins/support/contract/events.ts'
import { FacilityQuestionsChanged } from '../contract/events.ts'
import type { Questions } from '../domain/questions.port.ts'

interface Dependencies {
  readonly questions: Questions
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Closes the threads of a facility that was deleted. */
export const makeCloseQuestionsOfDeleted = ({ questions, clock, transaction }: Omit<Dependencies, 'events'>) =>
  Effect.fn('questions.close-deleted')(function* (_: Actor, { facilityId }: FacilityDeleted) {
    yield* questions.closeOf(facilityId, clock.now().toISOString())
  }, transaction)

export type CloseQuestionsOfDeleted = ReturnType<typeof makeCloseQuestionsOfDeleted>
export const CloseQuestionsOfDeleted = token<CloseQuestionsOfDeleted>('questions/CloseQuestionsOfDeleted')

/** Moves the threads of a merged facility, with what they have published, to the survivor. */
export const makeMoveQuestions = ({ questions, events, clock, transaction }: Dependencies) =>
  Effect.fn('questions.move')(function* (_: Actor, { survivor, merged }: FacilityMerged) {
    yield* questions.move(merged, survivor, clock.now().toISOString())
    yield* events.emit(FacilityQuestionsChanged.of({ facilityId: survivor }))
  }, transaction)

export type MoveQuestions = ReturnType<typeof makeMoveQuestions>
export const MoveQuestions = token<MoveQuestions>('questions/MoveQuestions')

/** Moves them back when the merge was undone. */
export const makeMoveQuestionsBack = ({ questions, events, transaction }: Omit<Dependencies, 'clock'>) =>
  Effect.fn('questions.move-back')(function* (_: Actor, { survivor, merged }: MergeUndone) {
    yield* questions.moveBack(merged, survivor)
    for (const facilityId of [survivor, merged]) yield* events.emit(FacilityQuestionsChanged.of({ facilityId }))
  }, transaction)

export type MoveQuestionsBack = ReturnType<typeof makeMoveQuestionsBack>
export const MoveQuestionsBack = token<MoveQuestionsBack>('questions/MoveQuestionsBack')
