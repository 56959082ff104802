import { Effect } from 'effect'
import { vi } from 'vitest'
import { NameIndex } from '#core/search/name-index.port.ts'
import type { TestProduct } from './product.ts'

/** Waits until facilities and names can be searched: the first search loads the names. */
export const waitForSearchIndex = async ({ platform }: TestProduct): Promise<void> => {
  await vi.waitFor(() => Effect.runPromise(platform.find(NameIndex).suggest('war', {}, 1)), { timeout: 90_000 })
}
