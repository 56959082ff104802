import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { RemovedUploads } from '../domain/uploads.port.ts'
import { RemoveFilesOf } from '../services/remove-files.ts'

const batch = 100

/**
 * Removes the files of uploads whose rows were removed: at once by their uploader, with an account, or because nothing
 * used them for a day.
 */
export const RemoveFiles = define(
  'uploads/RemoveFiles',
  { removed: RemovedUploads, removeFilesOf: RemoveFilesOf, transaction: Transaction },
  ({ removed, removeFilesOf, transaction }) => {
    const removeBatch = Effect.gen(function* () {
      const ids = yield* removed.take(batch)
      yield* removeFilesOf(ids)
      yield* removed.forget(ids)
      return ids.length
    })
    return Effect.fn('uploads.remove-files')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      let total = 0
      for (let last = batch; last === batch; total += last) last = yield* transaction(removeBatch)
      return { removed: total }
    })
  },
)
