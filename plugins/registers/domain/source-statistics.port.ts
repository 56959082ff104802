import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Statistics of one source. */
export interface SourceStats {
  /** `zlobki`, `demo` … */
  readonly source: string
  /** Number of facilities that it lists now. */
  readonly facilities: number
  /** Day of its newest edition that is not rolled back, ISO date. */
  readonly edition_on: string
  /** Import time of that edition, ISO 8601, UTC. */
  readonly imported_at: string
}

/** Reads the statistics shown on the page of sources. */
export interface SourceStatistics {
  /** Returns one entry for each source with an edition that is not rolled back. */
  perSource(): Effect.Effect<readonly SourceStats[]>
}
export const SourceStatistics = token<SourceStatistics>('registers/SourceStatistics')
