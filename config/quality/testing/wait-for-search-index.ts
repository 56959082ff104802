import { Effect } from 'effect'
import { eventually } from '#config/quality/testing/eventually.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import type { TestProduct } from './product.ts'

/** Waits until facilities and names can be searched: the first search loads the names. */
export const waitForSearchIndex = async ({ platform }: TestProduct): Promise<void> => {
  await eventually(() => Effect.runPromise(platform.find(NameIndex).suggest('war', {}, 1)))
}
