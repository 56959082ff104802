import type { Migration } from '#core/plugin/migrations.ts'

/** Facilities, statements of sources, slug history, batch journal, and facility counts maintained by triggers. */
export const facilities: Migration = {
  name: '20261121090000-facilities',
  up: `
create table facility (
  id uuid primary key,
  legacy_id integer constraint facility_legacy_id_unique unique,
  slug text not null constraint facility_slug_current unique,
  name text not null,
  type text not null,
  category text,
  legal_type text,
  country text not null default 'PL',
  voivodeship text not null,
  county text not null,
  city_id uuid not null,
  city text not null,
  city_slug text not null,
  district text,
  district_slug text,
  post_code text,
  street text,
  building_number text,
  apartment_number text,
  phone text,
  second_phone text,
  email text,
  website text,
  social text,
  longitude double precision,
  latitude double precision,
  location_precision text check (location_precision in ('exact', 'flagged', 'approximate')),
  open_at smallint, close_at smallint,
  is_open_saturday boolean, saturday_open_at smallint, saturday_close_at smallint,
  is_open_sunday boolean, sunday_open_at smallint, sunday_close_at smallint,
  fee_month integer,
  places integer,
  enrolled integer,
  free_places integer,
  free_places_on date,
  accessible boolean,
  suspended boolean not null default false,
  specialization uuid[] not null default '{}',
  ownership uuid[] not null default '{}',
  features uuid[] not null default '{}',
  status text not null default 'unknown' check (status in ('unknown', 'registered', 'premium')),
  shadow_status text check (shadow_status in ('pending', 'rejected')),
  completeness smallint not null default 0,
  made boolean not null default false,
  active boolean not null default true,
  inactive_since date,
  merged_into uuid references facility (id),
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (active or inactive_since is not null)
);
create index facility_catalogue on facility (category, voivodeship, city_slug, (name collate "pl-x-icu"), id) where active and deleted_at is null and merged_into is null;
create index facility_district on facility (category, voivodeship, city_slug, district_slug, (name collate "pl-x-icu"), id) where active and deleted_at is null and merged_into is null and district_slug is not null;
create index facility_recommended on facility (category, completeness desc, free_places desc nulls last, id) where active and deleted_at is null and merged_into is null;
-- Scales longitude to latitude (cosine of 52°) for an approximate order by distance; exact distances are computed for the few results.
create index facility_nearby on facility using gist (point(longitude * 0.6157, latitude)) where active and deleted_at is null and merged_into is null and location_precision in ('exact', 'flagged');
create index facility_place on facility (voivodeship, city_slug);
create index facility_sitemap on facility (id) where active and deleted_at is null and merged_into is null;

create table facility_slug (
  slug text primary key,
  base text not null,
  facility_id uuid not null references facility (id) on delete cascade,
  given_at timestamptz not null default now()
);
create index facility_slug_base on facility_slug (base);
create index facility_slug_facility on facility_slug (facility_id);

create table facility_statement (
  source text not null,
  number text not null,
  facility_id uuid not null references facility (id) on delete cascade,
  stated_on date not null,
  fields jsonb not null,
  gone_on date,
  batch_id uuid not null,
  primary key (source, number)
);
create index facility_statement_facility on facility_statement (facility_id);

create table facility_journal (
  batch_id uuid not null,
  facility_id uuid not null,
  before jsonb,
  primary key (batch_id, facility_id)
);

create table facility_count (
  category text not null,
  voivodeship text not null,
  city_slug text not null,
  district_slug text not null,
  city text not null,
  county text not null,
  district text,
  total integer not null,
  primary key (category, voivodeship, city_slug, district_slug)
);

create function facility_counted(f facility) returns boolean immutable language sql as
  $$ select f.active and f.deleted_at is null and f.merged_into is null and f.category is not null $$;

create function facility_count_added() returns trigger language plpgsql as $$ begin
  insert into facility_count as c (category, voivodeship, city_slug, district_slug, city, county, district, total)
    select category, voivodeship, city_slug, coalesce(district_slug, ''), min(city), min(county), min(district), count(*)
      from new_rows f where facility_counted(f) group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (category, voivodeship, city_slug, district_slug) do update set total = c.total + excluded.total;
  return null;
end $$;
create function facility_count_removed() returns trigger language plpgsql as $$ begin
  update facility_count c set total = c.total - d.total
    from (select category, voivodeship, city_slug, coalesce(district_slug, '') district_slug, count(*) total
            from old_rows f where facility_counted(f) group by 1, 2, 3, 4 order by 1, 2, 3, 4) d
   where (c.category, c.voivodeship, c.city_slug, c.district_slug) = (d.category, d.voivodeship, d.city_slug, d.district_slug);
  return null;
end $$;
create function facility_count_moved() returns trigger language plpgsql as $$ begin
  insert into facility_count as c (category, voivodeship, city_slug, district_slug, city, county, district, total)
    select category, voivodeship, city_slug, coalesce(district_slug, ''), min(city), min(county), min(district), sum(n)
      from (select f.*, 1 n from new_rows f where facility_counted(f) union all select f.*, -1 n from old_rows f where facility_counted(f)) f
     group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
  on conflict (category, voivodeship, city_slug, district_slug) do update set total = c.total + excluded.total;
  return null;
end $$;
create trigger facility_counted_in after insert on facility referencing new table as new_rows for each statement execute function facility_count_added();
create trigger facility_counted_out after delete on facility referencing old table as old_rows for each statement execute function facility_count_removed();
create trigger facility_counted_on after update on facility referencing old table as old_rows new table as new_rows for each statement execute function facility_count_moved();
`,
  down: `
drop trigger facility_counted_in on facility;
drop trigger facility_counted_out on facility;
drop trigger facility_counted_on on facility;
drop function facility_count_added, facility_count_removed, facility_count_moved, facility_counted;
drop table facility_count, facility_journal, facility_statement, facility_slug;
drop table facility;
`,
}
