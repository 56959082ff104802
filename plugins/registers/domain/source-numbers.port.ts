import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** What has come of one source so far. */
export interface SourceNumbers {
  /** `zlobki`, `demo` … */
  readonly source: string
  /** Facilities that it names now. */
  readonly facilities: number
  /** Day of its newest edition that stands, ISO date. */
  readonly edition_on: string
  /** When that edition was taken in, ISO 8601, UTC. */
  readonly taken_in_at: string
}

/** Counts for the page of sources. */
export interface SourceBook {
  /** Sources of which an edition stands, in one query. */
  numbers(): Effect.Effect<readonly SourceNumbers[]>
}
export const SourceBook = token<SourceBook>('registers/SourceBook')
