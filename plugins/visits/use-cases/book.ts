import { Effect } from 'effect'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { visitsApi } from '../contract/api.ts'
import { VisitFull, VisitNotOffered } from '../contract/errors.ts'
import { VisitBooked, VisitCancelled } from '../contract/events.ts'
import { heldMinutes } from '../contract/limits.ts'
import type { NewBooking } from '../contract/visit.ts'
import type { Booking } from '../domain/visit.ts'
import { Visits } from '../domain/visits.port.ts'
import { FindVisit } from '../services/find-visit.ts'
import { TellFamily, type Visit } from '../services/tell-family.ts'

/** Bookings of one caller, and mails to one address: nobody takes all places, or fills the mailbox of another. */
const limits = { caller: { times: 10, seconds: 3600 }, address: { times: 5, seconds: 86_400 } } as const

/** Tells those who read applications of a family that has a place, or has given it back. */
export const TellFacility = define('visits/TellFacility', { visits: Visits, events: Events }, ({ visits, events }) => {
  const about = Effect.fn('visits.about')(function* ({ facility, time }: Visit) {
    const recipientIds = yield* visits.readersOf(facility.id)
    return { facilityId: facility.id, facility: facility.name, starts: time.starts_at, recipientIds }
  })
  return {
    ofBooking: (visit: Visit) => Effect.flatMap(about(visit), (data) => events.emit(VisitBooked.of(data))),
    ofEnd: (visit: Visit) => Effect.flatMap(about(visit), (data) => events.emit(VisitCancelled.of(data))),
  }
})

/** Lists the times of a facility that may be booked now. */
export const ListOpen = handler(visitsApi.listOpen, { visits: Visits, clock: Clock }, ({ visits, clock }) =>
  Effect.fn('visits.list-open')(function* (_, { slug }) {
    const facility = (yield* visits.facilityBySlug(slug)) ?? (yield* new FacilityNotFound())
    return { times: yield* visits.open(facility.id, clock.now().toISOString()) }
  }),
)

/** Loads the page on which a visit is booked: the facility and its times. */
export const ShowTimes = define('visits/ShowTimes', { visits: Visits, clock: Clock }, ({ visits, clock }) =>
  Effect.fn('visits.show-times')(function* (_: Actor, { slug }: { readonly slug: string }) {
    const facility = (yield* visits.facilityBySlug(slug)) ?? (yield* new FacilityNotFound())
    return { facility, times: yield* visits.open(facility.id, clock.now().toISOString()) }
  }),
)

/**
 * Books a time. The place is taken at once; it holds where the user is signed in with this address, else it waits for the
 * link in the mail. A second booking of one address gets a new mail and no second place, so that the answer does not say
 * who comes.
 */
export const Book = handler(
  visitsApi.book,
  {
    visits: Visits,
    accounts: Accounts,
    findVisit: FindVisit,
    tellFamily: TellFamily,
    tellFacility: TellFacility,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ visits, accounts, findVisit, tellFamily, tellFacility, rateLimit, clock, transaction }) => {
    const heldUntil = (now: Date) => new Date(now.getTime() + heldMinutes * 60_000).toISOString()

    /** Writes the mail of a booking again. */
    const repeat = Effect.fn('visits.repeat')(function* (booking: Booking, now: Date) {
      const held_until = heldUntil(now)
      yield* visits.hold(booking.id, held_until)
      const visit = yield* findVisit.ofBooking({ ...booking, held_until })
      if (visit) yield* booking.confirmed_at === null ? tellFamily.toConfirm(visit) : tellFamily.ofBooking(visit)
    })

    const store = Effect.fn('visits.store')(function* (input: NewBooking, isOwn: boolean, now: Date) {
      const { time_id, name, email, phone = null, message = null, language = 'pl' } = input
      const at = now.toISOString()
      const before = yield* visits.activeOf(time_id, email)
      if (before) return yield* repeat(before, now)
      const time = yield* visits.takePlace(time_id, at)
      if (time === null) {
        const found = yield* visits.timeById(time_id)
        const isFull = found !== null && found.cancelled_at === null && found.taken >= found.places && found.starts_at > at
        return yield* isFull ? new VisitFull() : new VisitNotOffered()
      }
      const facility = (yield* visits.facility(time.facility_id)) ?? (yield* new VisitNotOffered())
      const booking: Booking = {
        id: newId(),
        time_id,
        name,
        email,
        phone,
        message,
        language,
        created_at: at,
        held_until: heldUntil(now),
        confirmed_at: isOwn ? at : null,
        cancelled_at: null,
        reminded_at: null,
      }
      yield* visits.add(booking)
      const visit = { booking, time, facility }
      yield* isOwn ? tellFamily.ofBooking(visit) : tellFamily.toConfirm(visit)
      if (isOwn) yield* tellFacility.ofBooking(visit)
    }, transaction)

    return Effect.fn('visits.book')(function* (actor, input) {
      yield* rateLimit.consume('visits.book', rateLimitKey(actor), limits.caller)
      yield* rateLimit.consume('visits.address', input.email, limits.address)
      const account = actor.kind === 'user' ? (yield* accounts.byIds([actor.id]))[0] : undefined
      const isOwn = account?.email === input.email
      yield* store(input, isOwn, clock.now())
      return { status: isOwn ? ('confirmed' as const) : ('unconfirmed' as const) }
    })
  },
)
