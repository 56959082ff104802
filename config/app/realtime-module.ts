import path from 'node:path'
import { Effect } from 'effect'
import { makeRealtimePublisher } from '#adapters/postgres/realtime-publisher.ts'
import { makeRealtimeTickets } from '#adapters/postgres/realtime-tickets.ts'
import type { SignalSender } from '#adapters/postgres/signal-sender.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { makeRealtime, type RealtimeDependencies } from '#adapters/realtime/realtime.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Identity } from '#core/access/identity.port.ts'
import type { Token } from '#core/kernel/token.ts'
import { makeOverview, Overview } from '#core/overview/overview.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import type { Channel } from '#core/plugin/channels.ts'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { bindNotifications } from '#core/plugin/notifications.ts'
import { Clock } from '#core/ports/clock.ts'
import { CurrentBuild } from '#core/ports/current-build.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { Site } from '#core/ports/site.ts'
import { buildsFolder, retainedBuilds } from '#web/server/builds/retained-builds.ts'
import type { makeContainer } from './make-container.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface Dependencies {
  readonly plugins: readonly Plugin[]
  readonly channels: ReadonlyMap<string, Channel>
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly signals: SignalSender
  readonly publicUrl: string
}

/** Binds realtime messages, badge counters, notifications, and the identity of this process. */
export const bindRealtime = (bind: Bind, { plugins, channels, find, signals, publicUrl }: Dependencies) => {
  bind(CurrentBuild, {}, () => ({ id: retainedBuilds(buildsFolder(root))[0]?.id ?? null }))
  bind(Realtime, { db: Db }, (dependencies) => makeRealtimePublisher({ ...dependencies, channels, signals }))
  bind(RealtimeTickets, { db: Db, grants: Grants, clock: Clock }, makeRealtimeTickets)
  const counters = plugins.flatMap(({ badgeCounters: counters = [] }) => counters)
  bind(Overview, { realtime: Realtime }, ({ realtime }) => makeOverview({ counters, resolve: find, realtime }))
  bindNotifications(
    bind,
    plugins.flatMap(({ notifications: kinds = [] }) => kinds),
  )
  bind(Site, {}, () => ({ url: publicUrl }))
}

type ChannelDependencies = Pick<RealtimeDependencies, 'url' | 'channels' | 'metrics' | 'onError' | 'onUnexpectedError'> & {
  readonly container: Pick<ReturnType<typeof makeContainer>, 'find' | 'isBound'>
}

/** Creates the websocket channels of this process, using services of the container. */
export const makeRealtimeChannels = ({ container, ...dependencies }: ChannelDependencies) =>
  makeRealtime({
    ...dependencies,
    find: container.find,
    identity: () => (container.isBound(Identity) ? container.find(Identity) : null),
    rows: (sql, parameters) => Effect.runPromise(container.find(Db).rows(sql, parameters)),
  })
