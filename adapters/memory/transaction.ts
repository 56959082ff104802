import { Context, Effect } from 'effect'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Recoverable } from './recoverable.ts'

/** True within a transaction, so that a nested step joins it. */
const Running = Context.Reference<boolean>('adapters/memory/Running', { defaultValue: () => false })

/** Creates transactions over in-memory stores: a failure restores the state that all of them had before. */
export const makeTransaction =
  (...stores: readonly Recoverable[]): Transaction =>
  (step) =>
    Effect.gen(function* () {
      if (yield* Running) return yield* step
      const restore = stores.map((store) => store.snapshot())
      const rollBack = Effect.sync(() => {
        for (const one of restore) one()
      })
      return yield* step.pipe(
        Effect.provideService(Running, true),
        Effect.onError(() => rollBack),
      )
    })
