import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { InstallationHealth } from '#core/ports/installation-health.ts'
import { supportApi } from '../contract/api.ts'

/** Shows the checks of the installation, and the work that waits or has failed. */
export const ShowHealth = handler(supportApi.showHealth, { health: InstallationHealth }, ({ health }) =>
  Effect.fn('support.show-health')(function* (_) {
    return yield* health.report()
  }),
)
