import { follow } from './follow.ts'
import { type Maintenance, showHealth, showMaintenance } from './status-banner.ts'

interface Status {
  readonly health: { readonly status: 'ok' | 'degraded' }
  readonly maintenance: Maintenance | null
  readonly build: { readonly id: string } | null
}

/** Follows how the service is: troubles and announced works in a banner, a newer build to `onBuild`. */
export const followStatus = (onBuild: (id: string) => void): void => {
  const tell: { readonly [Type in keyof Status]: (data: Status[Type]) => void } = {
    health: ({ status }) => showHealth(status),
    maintenance: showMaintenance,
    build: (build) => build && onBuild(build.id),
  }
  const poll = async () => {
    const answer = await fetch('/api/v1/status')
    // Nobody tells how the service is.
    if (answer.status === 404) return end()
    if (answer.status === 503) return showHealth('degraded')
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
