import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'

/** Returns the user's counts of all plugins (features AP-09). */
export const ShowOverview = define('notifications/ShowOverview', { overview: Overview }, ({ overview }) =>
  Effect.fn('notifications.show-overview')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return yield* overview.countsOf(id)
  }),
)
