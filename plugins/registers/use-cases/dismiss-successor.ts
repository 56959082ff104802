import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { SuccessorAlreadyDismissed } from '../contract/errors.ts'
import { SuccessorDismissed } from '../contract/events.ts'
import type { Successors } from '../domain/successors.port.ts'

interface Dependencies {
  readonly successors: Successors
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Dismisses a possible successor: the page of the closed facility no longer names it, and no import brings it back. Of
 * two who dismiss it, the second is told.
 */
export const makeDismissSuccessor = ({ successors, audit, events, clock, transaction }: Dependencies) =>
  Effect.fn('registers.dismiss-successor')(function* (actor: Actor, { id, reason }: { readonly id: string; readonly reason: string }) {
    const pair = yield* successors.lock(id)
    if (pair.dismissed) return yield* new SuccessorAlreadyDismissed()
    yield* successors.dismiss(id, clock.now().toISOString())
    const about = { pair: id, facility: pair.formerId, successor: pair.successorId, reason }
    yield* audit.record({ actor, action: 'registers.successor-dismissed', subject: null, about })
    yield* events.emit(SuccessorDismissed.of({ former: pair.formerId }))
    return { id, status: 'dismissed' as const }
  }, transaction)

export type DismissSuccessor = ReturnType<typeof makeDismissSuccessor>
export const DismissSuccessor = token<DismissSuccessor>('registers/DismissSuccessor')
