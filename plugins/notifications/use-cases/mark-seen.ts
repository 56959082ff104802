import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { SeenList } from '../contract/notification.ts'

interface Dependencies {
  readonly overview: Overview
  readonly transaction: Transaction
}

/** Marks what one has seen, whatever it is; ids of others are passed over, so that nothing can be learnt of them. Gives the figures as they are then. */
export const makeMarkSeen = ({ overview, transaction }: Dependencies) =>
  Effect.fn('notifications.mark-seen')(function* (actor: Actor, { list }: SeenList) {
    const { id } = yield* requireUser(actor)
    yield* overview.mark(
      id,
      list.map((one) => one.id),
    )
    return yield* overview.of(id)
  }, transaction)

export type MarkSeen = ReturnType<typeof makeMarkSeen>
export const MarkSeen = token<MarkSeen>('notifications/MarkSeen')
