import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { ChannelMessage } from '#core/plugin/channel-message.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { CurrentBuild } from '#core/ports/current-build.ts'
import { statusApi } from '../contract/api.ts'
import type { StatusView } from '../contract/status-view.ts'
import { Announcements } from '../domain/announcements.port.ts'

/** Returns the status of the service. A result implies that the database is reachable. */
export const ShowStatus = handler(
  statusApi.showStatus,
  { announcements: Announcements, build: CurrentBuild, clock: Clock },
  ({ announcements, build, clock }) =>
    Effect.fn('status.show-status')(function* () {
      const maintenance = yield* announcements.current(clock.now())
      const status: StatusView = { health: { status: 'ok' }, maintenance, build: build.id === null ? null : { id: build.id } }
      return status
    }),
)

/** Returns the status as messages for a client that has just connected; a client that reconnects after an update learns the new build. */
export const ListInitialMessages = define('status/ListInitialMessages', { showStatus: ShowStatus }, ({ showStatus }) =>
  Effect.fn('status.list-initial-messages')(function* (actor: Actor, input: Readonly<Record<string, never>>) {
    const { health, maintenance, build } = yield* showStatus(actor, input)
    const messages: readonly ChannelMessage[] = [
      { type: 'health', data: health },
      { type: 'maintenance', data: maintenance },
      ...(build ? [{ type: 'build', data: build }] : []),
    ]
    return messages
  }),
)
