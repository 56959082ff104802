import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Today } from '#core/ports/today.ts'

/** Returns what the start page of a facility shows to this person, and the moment. */
export const ShowToday = define('facility-panel/ShowToday', { today: Today, clock: Clock }, ({ today, clock }) =>
  Effect.fn('facility-panel.show-today')(function* (actor: Actor, { facility }: { readonly facility: string }) {
    const user = yield* requireUser(actor)
    if (user.type !== 'support' && !user.perms[facility]?.length) return yield* new InsufficientPermissions()
    return { now: clock.now().toISOString(), lines: yield* today.ofFacility(actor, facility) }
  }),
)
