import path from 'node:path'
import { Effect } from 'effect'
import type { Container } from 'inversify'
import { makeLive } from '#adapters/postgres/live.ts'
import { makeLiveTickets } from '#adapters/postgres/live-tickets.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { makeRealtime, type RealtimeNeeds } from '#adapters/realtime/realtime.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Identity } from '#core/access/identity.port.ts'
import type { Token } from '#core/kernel/token.ts'
import { makeOverview, Overview } from '#core/overview/overview.ts'
import type { Channel } from '#core/plugin/channels.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { bindNotifications } from '#core/plugin/notices.ts'
import type { Bind } from '#core/plugin/wiring.ts'
import { Clock } from '#core/ports/clock.ts'
import { CurrentBuild } from '#core/ports/current-build.ts'
import { Realtime } from '#core/ports/live.ts'
import { RealtimeTickets } from '#core/ports/live-tickets.ts'
import { Site } from '#core/ports/site.ts'
import { buildsFolder, keptBuilds } from '#web/builds/kept-builds.ts'

const root = path.resolve(import.meta.dirname, '..')

interface House {
  readonly plugins: readonly Plugin[]
  readonly channels: ReadonlyMap<string, Channel>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly publicUrl: string
}

/** How frames, counters and notices are told, and what is told of this process. */
export const wireLive = (bind: Bind, { plugins, channels, find, publicUrl }: House) => {
  bind(CurrentBuild, () => ({ id: keptBuilds(buildsFolder(root))[0]?.id ?? null }), {})
  bind(Realtime, (needs) => makeLive({ ...needs, channels }), { db: Db })
  bind(RealtimeTickets, makeLiveTickets, { db: Db, grants: Grants, clock: Clock })
  const counters = plugins.flatMap(({ badgeCounters: counters = [] }) => counters)
  bind(Overview, ({ live }) => makeOverview({ counters, find, live }), { live: Realtime })
  bindNotifications(
    bind,
    plugins.flatMap(({ notifications: notices = [] }) => notices),
  )
  bind(Site, () => ({ url: publicUrl }), {})
}

type Told = Pick<RealtimeNeeds, 'url' | 'channels' | 'metrics' | 'onError'> & { readonly container: Container }

/** The websockets of this process, over what the container holds. */
export const makeLiveChannels = ({ container, ...told }: Told) =>
  makeRealtime({
    ...told,
    find: (token) => container.get(token),
    identity: () => (container.isBound(Identity) ? container.get(Identity) : null),
    rows: (sql, parameters) => Effect.runPromise(container.get(Db).rows(sql, parameters)),
  })
