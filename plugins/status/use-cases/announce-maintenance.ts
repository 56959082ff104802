import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { MaintenanceView } from '../contract/status-view.ts'
import type { Announcements } from '../domain/announcements.port.ts'
import { canBeAnnounced, MaintenanceTimesWrong, type NewMaintenance, parseDateTime } from '../domain/maintenance.ts'

interface Dependencies {
  readonly announcements: Announcements
  readonly realtime: Realtime
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Announces maintenance, replacing an earlier announcement, and publishes it to all open pages. */
export const makeAnnounceMaintenance = ({ announcements, realtime, clock, transaction }: Dependencies) =>
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
  }, transaction)

export type AnnounceMaintenance = ReturnType<typeof makeAnnounceMaintenance>
export const AnnounceMaintenance = token<AnnounceMaintenance>('status/AnnounceMaintenance')
