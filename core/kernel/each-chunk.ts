import { Effect } from 'effect'
import type { AnyFailure } from './failure.ts'

/**
 * Runs `work` for chunks of `size` items of a stream, one after the other, so that memory use stays constant. Fails
 * with what the stream throws when `isThrown` accepts it; anything else is a defect.
 */
export const eachChunk = <Item, Thrown extends AnyFailure>(isThrown: (error: unknown) => error is Thrown) =>
  Effect.fn('each-chunk')(function* <Reason>(
    items: AsyncIterable<Item>,
    size: number,
    work: (chunk: readonly Item[]) => Effect.Effect<void, Reason>,
  ) {
    const iterator = items[Symbol.asyncIterator]()
    for (let ended = false; !ended; ) {
      const chunk = yield* Effect.tryPromise({ try: () => take(iterator, size), catch: (error) => error }).pipe(
        Effect.catch((error) => (isThrown(error) ? Effect.fail(error) : Effect.die(error))),
      )
      ended = chunk.length < size
      if (chunk.length) yield* work(chunk)
    }
  })

const take = async <Item>(iterator: AsyncIterator<Item>, size: number): Promise<readonly Item[]> => {
  const chunk: Item[] = []
  while (chunk.length < size) {
    const { done, value } = await iterator.next()
    if (done) break
    chunk.push(value)
  }
  return chunk
}
