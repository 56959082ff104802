import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Looks up facilities of the demo. */
export interface DemoFacilities {
  /** Returns the id of the first facility of the demo with a name and a city. */
  find(name: string, city: string): Effect.Effect<string | null>
  /** Lets what a facility offers count as new since a moment. */
  makeNew(facilityId: string, at: string): Effect.Effect<void>
}
export const DemoFacilities = token<DemoFacilities>('subscriptions/DemoFacilities')
