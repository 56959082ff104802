import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { VisitNotFound } from '../contract/errors.ts'
import type { Booking } from '../domain/visit.ts'
import { Visits } from '../domain/visits.port.ts'
import type { Visit } from './tell-family.ts'
import { VisitLink } from './visit-link.ts'

/** Finds visits: by the link of a mail, or of a booking. A facility that was deleted has none. */
export const FindVisit = define('visits/FindVisit', { visits: Visits, link: VisitLink }, ({ visits, link }) => {
  const ofBooking = Effect.fn('visits.of-booking')(function* (booking: Booking | null) {
    const time = booking && (yield* visits.timeById(booking.time_id))
    const facility = time && (yield* visits.facility(time.facility_id))
    return booking && time && facility ? ({ booking, time, facility } satisfies Visit) : null
  })
  return {
    ofBooking,
    byLink: Effect.fn('visits.by-link')(function* (token: string) {
      const id = link.read(token)
      return (id === null ? null : yield* ofBooking(yield* visits.bookingById(id))) ?? (yield* new VisitNotFound())
    }),
  }
})
