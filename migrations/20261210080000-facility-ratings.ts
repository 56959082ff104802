import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Rating of each facility: number and means of its accepted opinions, and the time of the newest; an index for the
 * means of towns and for the best rated.
 */
export const facilityRatings: Migration = {
  name: '20261210080000-facility-ratings',
  up: `
alter table facility
  add column rating_count integer not null default 0,
  add column rating_total double precision not null default 0,
  add column rating_cleanliness double precision not null default 0,
  add column rating_staff double precision not null default 0,
  add column rating_food double precision not null default 0,
  add column rated_at timestamptz,
  add constraint facility_rating check (case when rating_count = 0
    then (rating_total, rating_cleanliness, rating_staff, rating_food) = (0, 0, 0, 0) and rated_at is null
    else rating_count > 0 and rating_total between 1 and 5 and rating_cleanliness between 1 and 5 and rating_staff between 1 and 5
      and rating_food between 1 and 5 and rated_at is not null end);
create index facility_rated on facility (voivodeship, city_slug) include (rating_count, rating_total, made, category, suspended, id)
  where rating_count > 0 and active and deleted_at is null and merged_into is null;
`,
  down: `
drop index facility_rated;
alter table facility drop constraint facility_rating, drop column rating_count, drop column rating_total, drop column rating_cleanliness,
  drop column rating_staff, drop column rating_food, drop column rated_at;
`,
}
