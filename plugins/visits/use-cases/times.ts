import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { visitsApi } from '../contract/api.ts'
import { VisitNotFound, VisitTimeNotFound, VisitTimesFull } from '../contract/errors.ts'
import { VisitTimesChanged } from '../contract/events.ts'
import { visitLimits } from '../contract/limits.ts'
import { readRecruitment, writeRecruitment } from '../contract/permissions.ts'
import { timesOf } from '../domain/times-of.ts'
import { statusOf } from '../domain/visit.ts'
import { Visits } from '../domain/visits.port.ts'
import { FindVisit } from '../services/find-visit.ts'
import { TellFamily } from '../services/tell-family.ts'

/** Lists the coming times of a facility with those who come. */
export const ListTimes = handler(visitsApi.listTimes, { visits: Visits, clock: Clock }, ({ visits, clock }) =>
  Effect.fn('visits.list-times')(function* (user, { facility_id }) {
    if (!hasPermission(user, readRecruitment, facility_id)) return yield* new InsufficientPermissions()
    const times = yield* visits.coming(facility_id, clock.now().toISOString())
    const bookings = yield* visits.ofTimes(times.map(({ id }) => id))
    return {
      times: times.map(({ id, kind, starts_at, ends_at, note, places, taken, notice_hours }) => ({
        id,
        kind,
        starts_at,
        ends_at,
        note,
        places,
        taken,
        notice_hours,
        bookings: bookings
          .filter((one) => one.time_id === id)
          .map((one) => ({
            id: one.id,
            name: one.name,
            email: one.email,
            phone: one.phone,
            message: one.message,
            status: statusOf(one),
          })),
      })),
    }
  }),
)

/** Opens a time, repeated weekly if wished. */
export const OpenTimes = handler(
  visitsApi.openTimes,
  { visits: Visits, holidays: Holidays, audit: Audit, events: Events, clock: Clock, transaction: Transaction },
  ({ visits, holidays, audit, events, clock, transaction }) =>
    Effect.fn('visits.open-times')(function* (user, input) {
      const { facility_id, from, until, weeks } = input
      if ((yield* visits.facility(facility_id)) === null) return yield* new FacilityNotFound()
      if (!hasPermission(user, writeRecruitment, facility_id)) return yield* new InsufficientPermissions()
      if (until <= from) return yield* new Validation({ schema: { until: ['visits.until.before'] } })
      const now = clock.now()
      const times = timesOf(input, holidays.isHoliday, now)
      if (times.some(({ starts_at }) => starts_at <= now.toISOString()))
        return yield* new Validation({ schema: { day: ['visits.day.past'] } })
      const coming = yield* visits.coming(facility_id, now.toISOString())
      if (coming.length + times.length > visitLimits.times) return yield* new VisitTimesFull({ values: { max: visitLimits.times } })
      const opened = yield* visits.addTimes(times)
      yield* audit.record({ actor: user, action: 'visits.times-opened', subject: null, about: { facility: facility_id } })
      yield* events.emit(VisitTimesChanged.of({ facilityId: facility_id }))
      return { opened, skipped: weeks - opened }
    }, transaction),
)

/** Cancels a time and tells its families. */
export const CancelTime = handler(
  visitsApi.cancelTime,
  { visits: Visits, tellFamily: TellFamily, audit: Audit, events: Events, clock: Clock, transaction: Transaction },
  ({ visits, tellFamily, audit, events, clock, transaction }) =>
    Effect.fn('visits.cancel-time')(function* (user, { id, reason = null }) {
      const time = yield* visits.timeById(id)
      if (!time || !hasPermission(user, writeRecruitment, time.facility_id)) return yield* new VisitTimeNotFound()
      const bookings = (yield* visits.cancelTime(id, clock.now().toISOString())) ?? (yield* new VisitTimeNotFound())
      const facility = yield* visits.facility(time.facility_id)
      if (facility && bookings.length > 0)
        yield* tellFamily.ofEnd(
          bookings.map((booking) => ({ booking, time, facility })),
          reason ?? '',
        )
      yield* audit.record({ actor: user, action: 'visits.time-cancelled', subject: null, about: { facility: time.facility_id } })
      yield* events.emit(VisitTimesChanged.of({ facilityId: time.facility_id }))
      return { status: 'cancelled' as const }
    }, transaction),
)

/** Cancels the booking of one family and tells it. */
export const CancelBooking = handler(
  visitsApi.cancelBooking,
  { visits: Visits, findVisit: FindVisit, tellFamily: TellFamily, audit: Audit, clock: Clock, transaction: Transaction },
  ({ visits, findVisit, tellFamily, audit, clock, transaction }) =>
    Effect.fn('visits.cancel-booking')(function* (user, { id, reason = null }) {
      const visit = yield* findVisit.ofBooking(yield* visits.bookingById(id))
      if (!visit || !hasPermission(user, writeRecruitment, visit.facility.id)) return yield* new VisitNotFound()
      const now = clock.now().toISOString()
      if (visit.time.starts_at <= now || !(yield* visits.cancelBooking(id, now))) return yield* new VisitNotFound()
      yield* tellFamily.ofEnd([visit], reason ?? '')
      yield* audit.record({ actor: user, action: 'visits.booking-cancelled', subject: null, about: { facility: visit.facility.id } })
      return { status: 'cancelled' as const }
    }, transaction),
)
