import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { InstallationHealth } from '#core/ports/installation-health.ts'

/** Shows the checks of the installation, and the work that waits or has failed. */
export const ShowHealth = define('support/ShowHealth', { health: InstallationHealth }, ({ health }) =>
  Effect.fn('support.show-health')(function* (_: Actor, __: object) {
    return yield* health.report()
  }),
)
