import { newId } from '#core/kernel/ids.ts'

interface Rows {
  readonly rows: (sql: string, parameters?: readonly unknown[]) => Promise<readonly object[]>
}

/** Stores times of the coming weeks, an hour apart; returns the id of the first. */
export const insertTimes = async ({ rows }: Rows, facilityId: string, { count = 1, places = 5, taken = 0 } = {}): Promise<string> => {
  const id = newId()
  await rows(
    `insert into visits_time (id, facility_id, kind, starts_at, ends_at, places, taken, notice_hours, created_at)
     select case when n = 1 then ?::uuid else gen_random_uuid() end, ?::uuid, 'visit', date_trunc('hour', now()) + n * interval '1 hour' + interval '10 days',
       date_trunc('hour', now()) + n * interval '1 hour' + interval '10 days 45 minutes', ?::int, ?::int, 24, now() from generate_series(1, ?::int) n returning 1`,
    [id, facilityId, places, taken, count],
  )
  return id
}

/** Stores a confirmed booking of a time; returns its id. */
export const insertBooking = async ({ rows }: Rows, timeId: string): Promise<string> => {
  const id = newId()
  await rows(
    `with t as (update visits_time set taken = taken + 1 where id = ?::uuid returning id)
     insert into visits_booking (id, time_id, name, email, language, created_at, held_until, confirmed_at)
       select ?::uuid, t.id, 'Ola Próbna', ?, 'pl', now(), now(), now() from t returning 1`,
    [timeId, id, `ola-${id}@przyklad.pl`],
  )
  return id
}
