import { Effect } from 'effect'
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
    Effect.fn('status.show-status')(function* (_) {
      const maintenance = yield* announcements.current(clock.now())
      const status: StatusView = { health: { status: 'ok' }, maintenance, build: build.id === null ? null : { id: build.id } }
      return status
    }),
)
