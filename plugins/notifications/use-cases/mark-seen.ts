import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { SeenList } from '../contract/notification.ts'

/** Marks items of all counters as seen; ignores ids of other users, so that they are not revealed. Returns the updated counts. */
export const MarkSeen = define('notifications/MarkSeen', { overview: Overview, transaction: Transaction }, ({ overview, transaction }) =>
  Effect.fn('notifications.mark-seen')(function* (actor: Actor, { list }: SeenList) {
    const { id } = yield* requireUser(actor)
    yield* overview.markSeen(
      id,
      list.map((one) => one.id),
    )
    return yield* overview.countsOf(id)
  }, transaction),
)
