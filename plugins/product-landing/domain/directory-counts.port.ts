import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { DirectoryNumbers } from '../contract/directory-numbers.ts'

/** Reads the size of the directory from the maintained counts. */
export interface DirectoryCounts {
  /** Counts in one query. */
  count(): Effect.Effect<DirectoryNumbers>
}
export const DirectoryCounts = token<DirectoryCounts>('product-landing/DirectoryCounts')
