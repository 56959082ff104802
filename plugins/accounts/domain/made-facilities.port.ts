import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Facilities that were made up for the demo. */
export interface MadeFacilities {
  /** The id of the one with this name in this city; `null` where the demo has none. */
  find(name: string, city: string): Effect.Effect<string | null>
}
export const MadeFacilities = token<MadeFacilities>('accounts/MadeFacilities')
