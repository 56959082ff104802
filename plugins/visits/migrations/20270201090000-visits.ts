import type { Migration } from '#core/plugin/migrations.ts'

/** Times at which families may visit facilities, and their bookings; a time never has more bookings than places. */
export const visits: Migration = {
  name: '20270201090000-visits',
  up: `
create table visits_time (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  kind text not null check (kind in ('visit', 'open_day')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  places int not null check (places > 0),
  taken int not null default 0,
  notice_hours int not null,
  note text,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  check (taken between 0 and places)
);
create unique index visits_time_open on visits_time (facility_id, starts_at, kind) where cancelled_at is null;
create index visits_time_starts on visits_time (starts_at);

create table visits_booking (
  id uuid primary key,
  time_id uuid not null references visits_time (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  message text,
  language text not null,
  created_at timestamptz not null,
  held_until timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  reminded_at timestamptz
);
create unique index visits_booking_active on visits_booking (time_id, email) where cancelled_at is null;
create index visits_booking_held on visits_booking (held_until) where confirmed_at is null and cancelled_at is null;
create index visits_booking_email on visits_booking (email);
`,
  down: 'drop table visits_booking, visits_time;',
}
