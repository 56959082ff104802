import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Announcements } from '../domain/announcements.port.ts'
import { NothingAnnounced } from '../domain/maintenance.ts'

interface Dependencies {
  readonly announcements: Announcements
  readonly realtime: Realtime
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Withdraws the announcement, also on all open pages. */
export const makeClearMaintenance = ({ announcements, realtime, clock, transaction }: Dependencies) =>
  Effect.fn('status.clear-maintenance')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    if (!(yield* announcements.clear(clock.now()))) return yield* new NothingAnnounced({ detail: 'No maintenance is announced.' })
    yield* realtime.publish({ channel: 'status', to: null, type: 'maintenance', data: null })
    return { cleared: true }
  }, transaction)

export type ClearMaintenance = ReturnType<typeof makeClearMaintenance>
export const ClearMaintenance = token<ClearMaintenance>('status/ClearMaintenance')
