import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { RemovedUploads } from '../domain/uploads.port.ts'
import type { RemoveFilesOf } from '../services/remove-files.ts'

const batch = 100

interface Dependencies {
  readonly removed: RemovedUploads
  readonly removeFilesOf: RemoveFilesOf
  readonly transaction: Transaction
}

/**
 * Removes the files of uploads whose rows were removed: at once by their uploader, with an account, or because nothing
 * used them for a day.
 */
export const makeRemoveFiles = ({ removed, removeFilesOf, transaction }: Dependencies) => {
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
}

export type RemoveFiles = ReturnType<typeof makeRemoveFiles>
export const RemoveFiles = token<RemoveFiles>('uploads/RemoveFiles')
