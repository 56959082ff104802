import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { DirectoryNumbers } from '../contract/directory-numbers.ts'

/** Reads how much the directory holds, from the kept counts. */
export interface DirectoryCounts {
  /** In one query. */
  now(): Effect.Effect<DirectoryNumbers>
}
export const DirectoryCounts = token<DirectoryCounts>('product-landing/DirectoryCounts')
