import type { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { TodayLine } from '#core/plugin/today.ts'

/** Lines that the installed plugins have for start pages, read by one statement a page. */
export interface Today {
  /** Returns the lines of a facility that the actor may read. */
  ofFacility(actor: Actor, facilityId: string): Effect.Effect<readonly TodayLine[]>
  ofAccount(user: Pick<User, 'id' | 'type'>): Effect.Effect<readonly TodayLine[]>
}
export const Today = token<Today>('core/Today')
