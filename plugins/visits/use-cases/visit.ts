import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { visitsApi } from '../contract/api.ts'
import { VisitExpired, VisitFull, VisitNotFound, VisitNotOffered } from '../contract/errors.ts'
import { statusOf } from '../domain/visit.ts'
import { Visits } from '../domain/visits.port.ts'
import { FindVisit } from '../services/find-visit.ts'
import { TellFamily, VisitCalendar } from '../services/tell-family.ts'
import { TellFacility } from './book.ts'

interface Input {
  /** Link of the mail. */
  readonly token: string
}

/** Shows a booking to the bearer of its link. */
export const ShowVisit = define(
  'visits/ShowVisit',
  { visits: Visits, findVisit: FindVisit, clock: Clock },
  ({ visits, findVisit, clock }) =>
    Effect.fn('visits.show')(function* (_: Actor, { token }: Input) {
      const { booking, time, facility } = yield* findVisit.byLink(token)
      const now = clock.now().toISOString()
      return {
        token,
        status: statusOf(booking),
        isExpired: booking.confirmed_at === null && booking.cancelled_at === null && booking.held_until <= now,
        isOver: time.starts_at <= now,
        kind: time.kind,
        starts_at: time.starts_at,
        ends_at: time.ends_at,
        note: time.note,
        facility: { slug: facility.slug, name: facility.name, address: facility.address },
        /** Times to which the visit may be moved. */
        others: (yield* visits.open(facility.id, now)).filter(({ id, free }) => free > 0 && id !== time.id),
      }
    }),
)

/** Returns the calendar entry of a booking that was not cancelled. */
export const ExportVisit = handler(visitsApi.exportVisit, { findVisit: FindVisit, calendar: VisitCalendar }, ({ findVisit, calendar }) =>
  Effect.fn('visits.export')(function* (_, { token }) {
    const visit = yield* findVisit.byLink(token)
    if (visit.booking.cancelled_at !== null) return yield* new VisitNotFound()
    return calendar(visit)
  }),
)

/** Confirms a booking by its link while its place waits; confirming twice changes nothing. */
export const ConfirmVisit = define(
  'visits/ConfirmVisit',
  { visits: Visits, findVisit: FindVisit, tellFamily: TellFamily, tellFacility: TellFacility, clock: Clock, transaction: Transaction },
  ({ visits, findVisit, tellFamily, tellFacility, clock, transaction }) =>
    Effect.fn('visits.confirm')(function* (_: Actor, { token }: Input) {
      const visit = yield* findVisit.byLink(token)
      if (visit.booking.confirmed_at !== null && visit.booking.cancelled_at === null) return { token }
      if (!(yield* visits.confirm(visit.booking.id, clock.now().toISOString()))) return yield* new VisitExpired()
      yield* tellFamily.ofBooking(visit)
      yield* tellFacility.ofBooking(visit)
      return { token }
    }, transaction),
)

/** Gives the place of a booking back by its link; twice changes nothing. A visit that has begun stays. */
export const GiveBack = define(
  'visits/GiveBack',
  { visits: Visits, findVisit: FindVisit, tellFacility: TellFacility, clock: Clock, transaction: Transaction },
  ({ visits, findVisit, tellFacility, clock, transaction }) =>
    Effect.fn('visits.give-back')(function* (_: Actor, { token }: Input) {
      const visit = yield* findVisit.byLink(token)
      const now = clock.now().toISOString()
      if (visit.time.starts_at <= now) return yield* new VisitExpired()
      const wasConfirmed = visit.booking.confirmed_at !== null
      if ((yield* visits.cancelBooking(visit.booking.id, now)) && wasConfirmed) yield* tellFacility.ofEnd(visit)
      return { token }
    }, transaction),
)

/** Moves a confirmed visit to another time of the same facility by its link; the old place is free once the new one is taken. */
export const MoveVisit = define(
  'visits/MoveVisit',
  { visits: Visits, findVisit: FindVisit, tellFamily: TellFamily, tellFacility: TellFacility, clock: Clock, transaction: Transaction },
  ({ visits, findVisit, tellFamily, tellFacility, clock, transaction }) =>
    Effect.fn('visits.move-visit')(function* (_: Actor, { token, time_id }: Input & { readonly time_id: string }) {
      const visit = yield* findVisit.byLink(token)
      const now = clock.now().toISOString()
      if (statusOf(visit.booking) !== 'confirmed' || visit.time.starts_at <= now) return yield* new VisitExpired()
      if ((yield* visits.timeById(time_id))?.facility_id !== visit.facility.id || time_id === visit.time.id)
        return yield* new VisitNotOffered()
      const time = (yield* visits.move(visit.booking, time_id, now)) ?? (yield* new VisitFull())
      yield* visits.hold(visit.booking.id, now)
      const moved = { ...visit, time, booking: { ...visit.booking, time_id, held_until: now } }
      yield* tellFamily.ofBooking(moved)
      yield* tellFacility.ofEnd(visit)
      yield* tellFacility.ofBooking(moved)
      return { token }
    }, transaction),
)
