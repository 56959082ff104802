import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Looks up facilities of the demo before there is an index. */
export interface DemoFacilities {
  /** Returns the ids of the kindergartens with free places in Kraków. */
  vacantInKrakow(): Effect.Effect<readonly string[]>
}
export const DemoFacilities = token<DemoFacilities>('saved-searches/DemoFacilities')
