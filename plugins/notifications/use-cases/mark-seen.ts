import { Effect } from 'effect'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { notificationsApi } from '../contract/api.ts'

/** Marks items of all counters as seen; ignores ids of other users, so that they are not revealed. Returns the updated counts. */
export const MarkSeen = handler(notificationsApi.markSeen, { overview: Overview, transaction: Transaction }, ({ overview, transaction }) =>
  Effect.fn('notifications.mark-seen')(function* ({ id }, { list }) {
    yield* overview.markSeen(
      id,
      list.map((one) => one.id),
    )
    return yield* overview.countsOf(id)
  }, transaction),
)
