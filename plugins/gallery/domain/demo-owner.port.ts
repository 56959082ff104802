import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Finds the facility of the demo's owner. */
export interface DemoOwner {
  /** Returns an invented facility that has an owner, with the owner's account. */
  find(name: string, city: string): Effect.Effect<{ readonly facilityId: string; readonly accountId: string } | null>
}
export const DemoOwner = token<DemoOwner>('gallery/DemoOwner')
