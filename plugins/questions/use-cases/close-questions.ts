import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { AccountErased } from '#plugins/accounts/contract/events.ts'
import type { FacilityDeleted } from '#plugins/facility-panel/contract/events.ts'
import { FacilityQuestionsChanged } from '../contract/events.ts'
import { Questions } from '../domain/questions.port.ts'

/** Closes the threads of an erased account, and takes off profiles what it had agreed to publish, since nobody could revoke it any more. */
export const CloseOrphaned = define(
  'questions/CloseOrphaned',
  { questions: Questions, events: Events, clock: Clock, transaction: Transaction },
  ({ questions, events, clock, transaction }) =>
    Effect.fn('questions.close-orphaned')(function* (_: Actor, __: AccountErased) {
      for (const facilityId of yield* questions.closeOrphaned(clock.now().toISOString()))
        yield* events.emit(FacilityQuestionsChanged.of({ facilityId }))
    }, transaction),
)

/** Closes the threads of a facility that was deleted. */
export const CloseQuestionsOfDeleted = define(
  'questions/CloseQuestionsOfDeleted',
  { questions: Questions, clock: Clock, transaction: Transaction },
  ({ questions, clock, transaction }) =>
    Effect.fn('questions.close-deleted')(function* (_: Actor, { facilityId }: FacilityDeleted) {
      yield* questions.closeOf(facilityId, clock.now().toISOString())
    }, transaction),
)
