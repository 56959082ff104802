import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { CurrentBuild } from '#core/ports/current-build.ts'
import type { StatusView } from '../contract/status-view.ts'
import type { Announcements } from '../domain/announcements.port.ts'

interface Dependencies {
  readonly announcements: Announcements
  readonly build: CurrentBuild
  readonly clock: Clock
}

/** Returns the status of the service. A result implies that the database is reachable. */
export const makeShowStatus = ({ announcements, build, clock }: Dependencies) =>
  Effect.fn('status.show-status')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    const maintenance = yield* announcements.current(clock.now())
    const status: StatusView = { health: { status: 'ok' }, maintenance, build: build.id === null ? null : { id: build.id } }
    return status
  })

export type ShowStatus = ReturnType<typeof makeShowStatus>
export const ShowStatus = token<ShowStatus>('status/ShowStatus')
