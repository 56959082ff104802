import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Looks up the invented facilities of the demo. */
export interface DemoFacilities {
  /** Returns the id of the first invented facility with this name and city, or `null`. */
  find(name: string, city: string): Effect.Effect<string | null>
}
export const DemoFacilities = token<DemoFacilities>('core/DemoFacilities')
