import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Realtime } from '#core/ports/live.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Announcements } from '../domain/announcements.port.ts'
import { NothingAnnounced } from '../domain/maintenance.ts'

interface Dependencies {
  readonly announcements: Announcements
  readonly live: Realtime
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Takes back what was announced, on all open pages too. */
export const makeClearMaintenance = ({ announcements, live, clock, transaction }: Dependencies) =>
  Effect.fn('status.clear-maintenance')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    if (!(yield* announcements.clear(clock.now()))) return yield* new NothingAnnounced({ detail: 'Nothing is announced.' })
    yield* live.publish({ channel: 'status', to: null, type: 'maintenance', data: null })
    return { cleared: true }
  }, transaction)

export type ClearMaintenance = ReturnType<typeof makeClearMaintenance>
export const ClearMaintenance = token<ClearMaintenance>('status/ClearMaintenance')
