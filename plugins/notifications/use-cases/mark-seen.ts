import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { SeenList } from '../contract/notification.ts'

interface Dependencies {
  readonly overview: Overview
  readonly transaction: Transaction
}

/** Marks items of all counters as seen; ignores ids of other users, so that they are not revealed. Returns the updated counts. */
export const makeMarkSeen = ({ overview, transaction }: Dependencies) =>
  Effect.fn('notifications.mark-seen')(function* (actor: Actor, { list }: SeenList) {
    const { id } = yield* requireUser(actor)
    yield* overview.markSeen(
      id,
      list.map((one) => one.id),
    )
    return yield* overview.countsOf(id)
  }, transaction)

export type MarkSeen = ReturnType<typeof makeMarkSeen>
export const MarkSeen = token<MarkSeen>('notifications/MarkSeen')
