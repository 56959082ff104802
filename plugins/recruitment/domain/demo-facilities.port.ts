import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Finds facilities of the demo. */
export interface DemoFacilities {
  /** Returns the id of an invented facility; `null`: there is none. */
  find(name: string, city: string): Effect.Effect<string | null>
}
export const DemoFacilities = token<DemoFacilities>('recruitment/DemoFacilities')
