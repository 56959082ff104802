import path from 'node:path'
import { Effect } from 'effect'
import type { Container } from 'inversify'
import { makeLive } from '#adapters/postgres/live.ts'
import { makeLiveTickets } from '#adapters/postgres/live-tickets.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { makeRealtime, type RealtimeNeeds } from '#adapters/realtime/realtime.ts'
import { Grants } from '#core/access/grants.port.ts'
import { Identity } from '#core/access/identity.port.ts'
import type { Channel } from '#core/plugin/channels.ts'
import type { Provide } from '#core/plugin/wiring.ts'
import { Clock } from '#core/ports/clock.ts'
import { CurrentBuild } from '#core/ports/current-build.ts'
import { Live } from '#core/ports/live.ts'
import { LiveTickets } from '#core/ports/live-tickets.ts'
import { buildsFolder, keptBuilds } from '#web/builds/kept-builds.ts'

const root = path.resolve(import.meta.dirname, '..')

/** How frames are told, and what is told of this process. */
export const wireLive = (provide: Provide, channels: ReadonlyMap<string, Channel>) => {
  provide(CurrentBuild, () => ({ id: keptBuilds(buildsFolder(root))[0]?.id ?? null }), {})
  provide(Live, (needs) => makeLive({ ...needs, channels }), { db: Db })
  provide(LiveTickets, makeLiveTickets, { db: Db, grants: Grants, clock: Clock })
}

type Told = Pick<RealtimeNeeds, 'url' | 'channels' | 'metrics' | 'onTrouble'> & { readonly container: Container }

/** The websockets of this process, over what the container holds. */
export const makeLiveChannels = ({ container, ...told }: Told) =>
  makeRealtime({
    ...told,
    find: (token) => container.get(token),
    identity: () => (container.isBound(Identity) ? container.get(Identity) : null),
    rows: (sql, parameters) => Effect.runPromise(container.get(Db).rows(sql, parameters)),
  })
