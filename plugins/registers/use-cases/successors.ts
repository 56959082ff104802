import { Effect } from 'effect'
import { pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { registersApi } from '../contract/api.ts'
import { SuccessorAlreadyDismissed } from '../contract/errors.ts'
import { SuccessorDismissed } from '../contract/events.ts'
import { Successors } from '../domain/successors.port.ts'

/** Lists closed facilities with their possible successors about which nobody has decided, page by page. */
export const ListSuccessors = handler(registersApi.listSuccessors, { successors: Successors }, ({ successors }) =>
  Effect.fn('registers.list-successors')(function* (_, requested) {
    return yield* successors.list(pagingOf(requested))
  }),
)

/**
 * Dismisses a possible successor: the page of the closed facility no longer names it, and no import brings it back. Of
 * two who dismiss it, the second is told.
 */
export const DismissSuccessor = handler(
  registersApi.dismissSuccessor,
  { successors: Successors, audit: Audit, events: Events, clock: Clock, transaction: Transaction },
  ({ successors, audit, events, clock, transaction }) =>
    Effect.fn('registers.dismiss-successor')(function* (actor, { id, reason }) {
      const pair = yield* successors.lock(id)
      if (pair.dismissed) return yield* new SuccessorAlreadyDismissed()
      yield* successors.dismiss(id, clock.now().toISOString())
      const about = { pair: id, facility: pair.formerId, successor: pair.successorId, reason }
      yield* audit.record({ actor, action: 'registers.successor-dismissed', subject: null, about })
      yield* events.emit(SuccessorDismissed.of({ former: pair.formerId }))
      return { id, status: 'dismissed' as const }
    }, transaction),
)
