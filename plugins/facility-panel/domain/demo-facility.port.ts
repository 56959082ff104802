import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Finds the facility of the demo's owner. */
export interface DemoFacility {
  /** Returns the id of an invented facility that has an owner. */
  find(name: string, city: string): Effect.Effect<string | null>
}
export const DemoFacility = token<DemoFacility>('facility-panel/DemoFacility')
