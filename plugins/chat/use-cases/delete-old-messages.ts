import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { Rooms } from '../domain/chat.port.ts'
import { oldestRetained, withdrawnDays } from '../domain/message-retention.ts'

/** Messages of one transaction. */
const batch = 500

/**
 * Deletes messages after 24 months with their files, and rooms without messages that are as old (decisions §18). Texts and files of
 * withdrawn messages go after a month.
 */
export const DeleteOldMessages = define(
  'chat/DeleteOldMessages',
  { rooms: Rooms, uploads: Uploads, clock: Clock, transaction: Transaction },
  ({ rooms, uploads, clock, transaction }) => {
    const eachBatch = (remove: typeof rooms.deleteMessages) =>
      Effect.fn('chat.delete-old-batch')(function* (before: string) {
        const { count, files } = yield* remove(before, batch)
        yield* uploads.remove(files)
        return count
      }, transaction)
    const deleteBatch = eachBatch(rooms.deleteMessages)
    const emptyBatch = eachBatch(rooms.emptyWithdrawn)
    return Effect.fn('chat.delete-old-messages')(function* (_: Actor, __: object) {
      const now = clock.now()
      const before = oldestRetained(now)
      while ((yield* deleteBatch(before)) === batch);
      const withdrawnBefore = new Date(now.getTime() - withdrawnDays * 86_400_000).toISOString()
      while ((yield* emptyBatch(withdrawnBefore)) === batch);
      yield* rooms.deleteEmptyRooms(before)
    })
  },
)
