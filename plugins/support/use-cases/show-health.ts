import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { InstallationHealth } from '#core/ports/installation-health.ts'

/** Shows the checks of the installation, and the work that waits or has failed. */
export const makeShowHealth = ({ health }: { readonly health: InstallationHealth }) =>
  Effect.fn('support.show-health')(function* (_: Actor, __: object) {
    return yield* health.report()
  })

export type ShowHealth = ReturnType<typeof makeShowHealth>
export const ShowHealth = token<ShowHealth>('support/ShowHealth')
