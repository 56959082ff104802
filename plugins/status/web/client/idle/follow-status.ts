import { followChannel } from '#web/runtime/realtime/follow-channel.ts'
import { statusChannelPath } from '../../../contract/channel.ts'
import type { Status } from '../fetch-status.ts'

// The banner is loaded only when there is something to show.
let banner: Promise<typeof import('../status-banner.ts')> | null = null
const loadBanner = () => {
  banner ??= import('../status-banner.ts')
  return banner
}

const updateHealth = ({ status }: Status['health']) => {
  if (banner || status !== 'ok') void loadBanner().then(({ showHealth }) => showHealth(status))
}
const updateMaintenance = (maintenance: Status['maintenance']) => {
  if (banner || maintenance) void loadBanner().then(({ showMaintenance }) => showMaintenance(maintenance))
}

/** Follows the service status: shows degraded health and planned maintenance in a banner, and passes build ids to `onBuild`. */
export const followStatus = (onBuild: (id: string) => void): void => {
  const handlers: { readonly [Type in keyof Status]: (data: Status[Type]) => void } = {
    health: updateHealth,
    maintenance: updateMaintenance,
    build: (build) => build && onBuild(build.id),
  }
  const poll = async () => {
    // Loaded on demand: where websockets work, no page polls.
    const { fetchStatus } = await import('../fetch-status.ts')
    const { health, maintenance, build } = await fetchStatus()
    handlers.health(health)
    if (maintenance !== undefined) handlers.maintenance(maintenance)
    if (build !== undefined) handlers.build(build)
  }
  followChannel({
    path: statusChannelPath,
    onMessage: ({ type, data }) => handlers[type as keyof Status]?.(data as never),
    // A failed poll is ignored: the next one returns the same state.
    poll: () => void poll().catch(() => undefined),
  })
}
