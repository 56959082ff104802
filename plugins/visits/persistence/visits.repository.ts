import { Effect } from 'effect'
import { addressText } from '#adapters/postgres/facilities/address-sql.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { bookingsOf, type VisitedFacility, Visits } from '../domain/visits.port.ts'
import { VisitBookingTable, VisitTimeTable } from './tables.ts'

const facility = `select f.id, f.slug, f.name, concat_ws(', ', ${addressText}, case when f.street is not null then f.city end) address
  from facility f where f.active and f.deleted_at is null and f.merged_into is null`

// Whoever changes places locks the time first, so that a booking and its end do not wait for each other.
const cancelBooking = `
with t as (select t.id from visits_time t join visits_booking b on b.time_id = t.id where b.id = ?::uuid for update of t),
  ended as (update visits_booking b set cancelled_at = ?::timestamptz from t where b.id = ?::uuid and b.cancelled_at is null returning b.time_id)
update visits_time x set taken = x.taken - 1 from ended where x.id = ended.time_id returning x.id`

const expire = `
with due as (select id, time_id from visits_booking where confirmed_at is null and cancelled_at is null and held_until <= ?::timestamptz),
  t as (select id from visits_time where id in (select time_id from due) order by id for update),
  ended as (delete from visits_booking b using due join t on t.id = due.time_id
    where b.id = due.id and b.confirmed_at is null and b.cancelled_at is null and b.held_until <= ?::timestamptz returning b.time_id),
  freed as (select time_id, count(*)::int n from ended group by time_id)
update visits_time x set taken = x.taken - freed.n from freed where x.id = freed.time_id returning freed.n`

/** Creates the repository of times and bookings in PostgreSQL. */
export const makeVisits = provide(Visits, { db: Db }, ({ db }): Visits => {
  const times = makeTableStore(db, VisitTimeTable)
  const stored = makeTableStore(db, VisitBookingTable)
  const one = (sql: string, value: string) => Effect.map(db.rows<VisitedFacility>(sql, [value]), ([found]) => found ?? null)
  const coming = (facility_id: string, now: string) =>
    times.find({ facility_id, cancelled_at: null, ends_at: { gt: now } }, { orderBy: { starts_at: 'asc' } })
  const takePlace = Effect.fn('visits.take-place')(function* (timeId, now) {
    const taken = yield* db.rows(
      `update visits_time set taken = taken + 1 where id = ? and cancelled_at is null and taken < places
         and starts_at - make_interval(hours => notice_hours) > ?::timestamptz returning id`,
      [timeId, now],
    )
    return taken.length === 0 ? null : yield* times.lock(timeId)
  })
  return {
    ...bookingsOf(stored),
    facility: (id) => (isUuid(id) ? one(`${facility} and f.id = ?`, id) : Effect.succeed(null)),
    facilityBySlug: (slug) => one(`${facility} and f.slug = ?`, slug),
    readersOf: (facilityId) =>
      Effect.map(
        db.rows<{ account_id: string }>(
          `select account_id from access_grant where facility_id = ? and 'facility-recruitment/read' = any(permissions) order by account_id`,
          [facilityId],
        ),
        (rows) => rows.map(({ account_id }) => account_id),
      ),
    addTimes: (opened) =>
      opened.length === 0
        ? Effect.succeed(0)
        : Effect.map(
            db.rows(
              `insert into visits_time (id, facility_id, kind, starts_at, ends_at, places, notice_hours, note, created_at)
               select id, facility_id, kind, starts_at, ends_at, places, notice_hours, note, created_at
                 from jsonb_to_recordset(?::jsonb) r(id uuid, facility_id uuid, kind text, starts_at timestamptz, ends_at timestamptz,
                   places int, notice_hours int, note text, created_at timestamptz)
               on conflict (facility_id, starts_at, kind) where cancelled_at is null do nothing returning id`,
              [JSON.stringify(opened)],
            ),
            (added) => added.length,
          ),
    timeById: times.byId,
    coming,
    open: (facilityId, now) =>
      Effect.map(coming(facilityId, now), (found) =>
        found
          .filter(({ starts_at, notice_hours }) => Date.parse(starts_at) - notice_hours * 3_600_000 > Date.parse(now))
          .map(({ id, kind, starts_at, ends_at, note, places, taken }) => ({ id, kind, starts_at, ends_at, note, free: places - taken })),
      ),
    takePlace,
    move: Effect.fn('visits.move')(function* ({ id, time_id, email }, timeId, now) {
      // In one order for all, so that two that change places do not wait for each other.
      yield* db.rows('select id from visits_time where id in (?, ?) order by id for update', [time_id, timeId])
      if ((yield* stored.count({ time_id: timeId, email, cancelled_at: null })) > 0) return null
      const time = yield* takePlace(timeId, now)
      if (time === null) return null
      const moved = yield* stored.update({ id, time_id, cancelled_at: null }, { time_id: timeId, reminded_at: null })
      if (moved === 0) return null
      yield* db.rows('update visits_time set taken = taken - 1 where id = ? returning id', [time_id])
      return time
    }),
    cancelBooking: (id, now) => Effect.map(db.rows(cancelBooking, [id, now, id]), (ended) => ended.length > 0),
    cancelTime: Effect.fn('visits.cancel-time')(function* (id, now) {
      const cancelled = yield* times.update({ id, cancelled_at: null, ends_at: { gt: now } }, { cancelled_at: now, taken: 0 })
      if (cancelled === 0) return null
      const bookings = yield* stored.find({ time_id: id, cancelled_at: null }, { orderBy: { created_at: 'asc' } })
      yield* stored.update({ time_id: id, cancelled_at: null }, { cancelled_at: now })
      return bookings
    }),
    expire: (now) => Effect.map(db.rows<{ n: number }>(expire, [now, now]), (freed) => freed.reduce((sum, { n }) => sum + n, 0)),
    toRemind: Effect.fn('visits.to-remind')(function* (from, until, limit) {
      const due = yield* db.rows<{ id: string }>(
        `select b.id from visits_booking b join visits_time t on t.id = b.time_id
         where t.starts_at > ?::timestamptz and t.starts_at <= ?::timestamptz and b.confirmed_at is not null and b.cancelled_at is null
           and b.reminded_at is null and b.confirmed_at < t.starts_at - interval '24 hours' order by t.starts_at, b.id limit ?`,
        [from, until, limit],
      )
      return due.length === 0 ? [] : yield* stored.find({ id: { in: due.map(({ id }) => id) } }, { orderBy: { id: 'asc' } })
    }),
  }
})
