import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Today } from '#core/ports/today.ts'

/** Returns what the start page of the user's account shows, and the moment. */
export const ShowOwnToday = define('accounts/ShowOwnToday', { today: Today, clock: Clock }, ({ today, clock }) =>
  Effect.fn('accounts.show-today')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return { now: clock.now().toISOString(), lines: yield* today.ofAccount(user) }
  }),
)
