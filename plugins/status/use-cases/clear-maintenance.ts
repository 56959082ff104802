import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Announcements } from '../domain/announcements.port.ts'
import { NothingAnnounced } from '../domain/maintenance.ts'

/** Withdraws the announcement, also on all open pages. */
export const ClearMaintenance = define(
  'status/ClearMaintenance',
  { announcements: Announcements, realtime: Realtime, clock: Clock, transaction: Transaction },
  ({ announcements, realtime, clock, transaction }) =>
    Effect.fn('status.clear-maintenance')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      if (!(yield* announcements.clear(clock.now()))) return yield* new NothingAnnounced({ detail: 'No maintenance is announced.' })
      yield* realtime.publish({ channel: 'status', to: null, type: 'maintenance', data: null })
      return { cleared: true }
    }, transaction),
)
