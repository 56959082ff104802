import { followChannel } from './follow-channel.ts'
import type { Maintenance } from './status-banner.ts'

interface Status {
  readonly health: { readonly status: 'ok' | 'degraded' }
  readonly maintenance: Maintenance | null
  readonly build: { readonly id: string } | null
}

// The banner is loaded only when there is something to show.
let banner: Promise<typeof import('./status-banner.ts')> | null = null
const loadBanner = () => {
  banner ??= import('./status-banner.ts')
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
    const answer = await fetch('/api/v1/status')
    // The status plugin is not installed.
    if (answer.status === 404) return end()
    if (answer.status === 503) return updateHealth({ status: 'degraded' })
    if (!answer.ok) return
    const { health, maintenance, build } = (await answer.json()) as Status
    handlers.health(health)
    handlers.maintenance(maintenance)
    handlers.build(build)
  }
  const end = followChannel({
    path: '/api/v1/status/ws',
    onMessage: ({ type, data }) => handlers[type as keyof Status]?.(data as never),
    // A failed poll is ignored: the next one returns the same state.
    poll: () => void poll().catch(() => undefined),
  })
}
