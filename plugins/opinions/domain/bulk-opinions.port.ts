import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { GeneratedOpinion } from '../demo/generate-opinion.ts'

/** Writes many accepted opinions without authors at once, for the demo and for benches. */
export interface BulkOpinions {
  /** Returns invented or all active facilities in a lasting order, without those of the named one. */
  facilities(filter: {
    readonly made: boolean
    readonly except: { readonly name: string; readonly city: string } | null
    readonly count: number
  }): Effect.Effect<readonly { readonly id: string; readonly name: string }[]>
  isEmpty(): Effect.Effect<boolean>
  add(opinions: readonly (GeneratedOpinion & { readonly id: string; readonly facility_id: string })[]): Effect.Effect<void>
  refreshStatistics(): Effect.Effect<void>
}
export const BulkOpinions = token<BulkOpinions>('opinions/BulkOpinions')
