import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Makes news for the demo. */
export interface DemoNews {
  /** Lets what a facility offers count as new since a moment. */
  makeNew(facilityId: string, at: string): Effect.Effect<void>
}
export const DemoNews = token<DemoNews>('subscriptions/DemoNews')
