import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Finds facilities of the demo. */
export interface DemoFacilities {
  /** Returns an invented facility with the account that owns it, if one does. */
  find(name: string, city: string): Effect.Effect<{ readonly id: string; readonly ownerId: string | null } | null>
}
export const DemoFacilities = token<DemoFacilities>('questions/DemoFacilities')
