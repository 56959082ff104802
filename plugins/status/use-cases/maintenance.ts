import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { MaintenanceView } from '../contract/status-view.ts'
import { Announcements } from '../domain/announcements.port.ts'
import { canBeAnnounced, MaintenanceTimesWrong, type NewMaintenance, NothingAnnounced, parseDateTime } from '../domain/maintenance.ts'

/** Announces maintenance, replacing an earlier announcement, and publishes it to all open pages. */
export const AnnounceMaintenance = define(
  'status/AnnounceMaintenance',
  { announcements: Announcements, realtime: Realtime, clock: Clock, transaction: Transaction },
  ({ announcements, realtime, clock, transaction }) =>
    Effect.fn('status.announce-maintenance')(function* (_: Actor, input: NewMaintenance) {
      const from = parseDateTime(input.from)
      const to = parseDateTime(input.to)
      const now = clock.now()
      if (!canBeAnnounced(from, to, now))
        return yield* new MaintenanceTimesWrong({ detail: 'The maintenance must end after it begins and after the current time.' })
      const maintenance: MaintenanceView = {
        from: from.toISOString(),
        to: to.toISOString(),
        message: { pl: input.message, ua: input.messageUa ?? input.message, en: input.messageEn ?? input.message },
      }
      yield* announcements.announce(maintenance, now)
      yield* realtime.publish({ channel: 'status', to: null, type: 'maintenance', data: maintenance })
      return maintenance
    }, transaction),
)

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
