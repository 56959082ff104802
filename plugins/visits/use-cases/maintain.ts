import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { Booking } from '../domain/visit.ts'
import { Visits } from '../domain/visits.port.ts'
import { FindVisit } from '../services/find-visit.ts'
import { TellFamily } from '../services/tell-family.ts'

/** Frees the places of bookings whose links were not opened in time. */
export const ExpireBookings = define(
  'visits/ExpireBookings',
  { visits: Visits, clock: Clock, transaction: Transaction },
  ({ visits, clock, transaction }) =>
    Effect.fn('visits.expire')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      return { expired: yield* visits.expire(clock.now().toISOString()) }
    }, transaction),
)

/** Hours before a visit within which its family is reminded. */
const remindedHours = 24
/** Families of one run. */
const batch = 500

/** Reminds families of visits within a day, each once and each in a transaction of its own. */
export const RemindFamilies = define(
  'visits/RemindFamilies',
  { visits: Visits, findVisit: FindVisit, tellFamily: TellFamily, clock: Clock, transaction: Transaction },
  ({ visits, findVisit, tellFamily, clock, transaction }) => {
    const remind = Effect.fn('visits.remind')(function* (booking: Booking) {
      const visit = yield* findVisit.ofBooking(booking)
      if (!visit || !(yield* visits.noteReminder(booking.id, clock.now().toISOString()))) return 0
      yield* tellFamily.ofTomorrow(visit)
      return 1
    }, transaction)
    return Effect.fn('visits.remind-families')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      const now = clock.now()
      const until = new Date(now.getTime() + remindedHours * 3_600_000)
      let reminded = 0
      for (const booking of yield* visits.toRemind(now.toISOString(), until.toISOString(), batch)) reminded += yield* remind(booking)
      return { reminded }
    })
  },
)
