import { callApi } from '#web/runtime/api.ts'
import { followChannel } from '#web/runtime/realtime/follow-channel.ts'
import type { OverviewClient } from '#web/runtime/session/overview-client.ts'
import type { Overview } from '#web/runtime/session/overview-counts.ts'
import { bearerForChannel } from '#web/runtime/session/session-client.ts'
import { notificationsApi } from '../../contract/api.ts'
import { mainChannelPath } from '../../contract/channel.ts'

/** Follows the overview on the main channel; without a websocket polls it every 30 seconds. */
export const overviewClient: OverviewClient = {
  follow: (onOverview, onOther) =>
    followChannel({
      path: mainChannelPath,
      bearer: bearerForChannel,
      onMessage: (message) => (message.type === 'overview.updated' ? onOverview(message.data as Overview) : onOther(message)),
      // A failed poll is ignored: the next one returns the same state.
      poll: () => void callApi(notificationsApi.showOverview).then(onOverview, () => undefined),
    }),
}
