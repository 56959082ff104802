import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Realtime } from '#core/ports/live.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { MaintenanceView } from '../contract/status-view.ts'
import type { Announcements } from '../domain/announcements.port.ts'
import { isToCome, MaintenanceTimesWrong, momentOf, type NewMaintenance } from '../domain/maintenance.ts'

interface Dependencies {
  readonly announcements: Announcements
  readonly live: Realtime
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Announces works in the place of what was announced before, and tells all open pages. */
export const makeAnnounceMaintenance = ({ announcements, live, clock, transaction }: Dependencies) =>
  Effect.fn('status.announce-maintenance')(function* (_: Actor, told: NewMaintenance) {
    const [from, to, now] = [momentOf(told.from), momentOf(told.to), clock.now()]
    if (!isToCome(from, to, now)) return yield* new MaintenanceTimesWrong({ detail: 'The works must end after they begin, and after now.' })
    const maintenance: MaintenanceView = {
      from: from.toISOString(),
      to: to.toISOString(),
      message: { pl: told.message, ua: told.messageUa ?? told.message, en: told.messageEn ?? told.message },
    }
    yield* announcements.announce(maintenance, now)
    yield* live.publish({ channel: 'status', to: null, type: 'maintenance', data: maintenance })
    return maintenance
  }, transaction)

export type AnnounceMaintenance = ReturnType<typeof makeAnnounceMaintenance>
export const AnnounceMaintenance = token<AnnounceMaintenance>('status/AnnounceMaintenance')
