import { insertFacility, type PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  visits_booking: ({ email }) => [
    `with f as (${insertFacility}),
       t as (insert into visits_time (id, facility_id, kind, starts_at, ends_at, places, taken, notice_hours, created_at)
         select gen_random_uuid(), f.id, 'visit', now() + interval '1 day', now() + interval '25 hours', 1, 1, 0, now() from f returning id)
     insert into visits_booking (id, time_id, name, email, language, created_at, held_until)
       select gen_random_uuid(), t.id, 'Imię', ?, 'pl', now(), now() from t`,
    [email],
  ],
}
