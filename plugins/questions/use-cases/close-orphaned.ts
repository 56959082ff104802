import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountErased } from '#plugins/accounts/contract/events.ts'
import { FacilityQuestionsChanged } from '../contract/events.ts'
import type { Questions } from '../domain/questions.port.ts'

interface Dependencies {
  readonly questions: Questions
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Closes the threads of an erased account, and takes off profiles what it had agreed to publish, since nobody could revoke it any more. */
export const makeCloseOrphaned = ({ questions, events, clock, transaction }: Dependencies) =>
  Effect.fn('questions.close-orphaned')(function* (_: Actor, __: AccountErased) {
    for (const facilityId of yield* questions.closeOrphaned(clock.now().toISOString()))
      yield* events.emit(FacilityQuestionsChanged.of({ facilityId }))
  }, transaction)

export type CloseOrphaned = ReturnType<typeof makeCloseOrphaned>
export const CloseOrphaned = token<CloseOrphaned>('questions/CloseOrphaned')
