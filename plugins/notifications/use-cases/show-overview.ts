import { Effect } from 'effect'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { notificationsApi } from '../contract/api.ts'

/** Returns the user's counts of all plugins (features AP-09). */
export const ShowOverview = handler(notificationsApi.showOverview, { overview: Overview }, ({ overview }) =>
  Effect.fn('notifications.show-overview')(function* ({ id }) {
    return yield* overview.countsOf(id)
  }),
)
