import { follow } from './follow.ts'
import type { Maintenance } from './status-banner.ts'

interface Status {
  readonly health: { readonly status: 'ok' | 'degraded' }
  readonly maintenance: Maintenance | null
  readonly build: { readonly id: string } | null
}

// Where all is well, as it mostly is, there is no banner to load.
let banner: Promise<typeof import('./status-banner.ts')> | null = null
const loaded = () => {
  banner ??= import('./status-banner.ts')
  return banner
}

const tellHealth = ({ status }: Status['health']) => {
  if (banner || status !== 'ok') void loaded().then(({ showHealth }) => showHealth(status))
}
const tellMaintenance = (maintenance: Status['maintenance']) => {
  if (banner || maintenance) void loaded().then(({ showMaintenance }) => showMaintenance(maintenance))
}

/** Follows how the service is: troubles and announced works in a banner, a newer build to `onBuild`. */
export const followStatus = (onBuild: (id: string) => void): void => {
  const tell: { readonly [Type in keyof Status]: (data: Status[Type]) => void } = {
    health: tellHealth,
    maintenance: tellMaintenance,
    build: (build) => build && onBuild(build.id),
  }
  const poll = async () => {
    const answer = await fetch('/api/v1/status')
    // Nobody tells how the service is.
    if (answer.status === 404) return end()
    if (answer.status === 503) return tellHealth({ status: 'degraded' })
    if (!answer.ok) return
    const { health, maintenance, build } = (await answer.json()) as Status
    tell.health(health)
    tell.maintenance(maintenance)
    tell.build(build)
  }
  const end = follow({
    path: '/api/v1/status/ws',
    onFrame: ({ type, data }) => tell[type as keyof Status]?.(data as never),
    // What does not come now comes with the next one.
    poll: () => void poll().catch(() => undefined),
  })
}
