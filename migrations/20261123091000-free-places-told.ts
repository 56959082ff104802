import type { Migration } from '#core/plugin/migrations.ts'

const told = `case when free_places_on >= (now() at time zone 'Europe/Warsaw')::date - 45 then free_places end`

const listed = 'where active and deleted_at is null and merged_into is null'
const orders = (free: string) => `
drop index facility_recommended, facility_by_completeness;
create index facility_recommended on facility (category, completeness desc, ${free} desc nulls last, id) ${listed};
create index facility_by_completeness on facility (category, voivodeship, city_slug, completeness desc, ${free} desc nulls last, id) ${listed};
`

/**
 * Free places while their count is worth telling, 45 days long (decisions §6): whoever filters or sorts by them looks here. The database keeps it
 * with each count that is written; what grows old in between, a job of each night takes away.
 */
export const freePlacesTold: Migration = {
  name: '20261123091000-free-places-told',
  up: `
alter table facility add column free_places_told integer;
update facility set free_places_told = ${told} where ${told} is not null;
create function facility_tell_free_places() returns trigger language plpgsql as $$ begin
  new.free_places_told := (select ${told} from (select new.free_places, new.free_places_on) f);
  return new;
end $$;
create trigger facility_free_places_told before insert or update of free_places, free_places_on on facility
  for each row execute function facility_tell_free_places();
create index facility_told_until on facility (free_places_on) where free_places_told is not null;
${orders('free_places_told')}`,
  down: `
${orders('free_places')}
drop trigger facility_free_places_told on facility;
drop function facility_tell_free_places;
alter table facility drop column free_places_told;
`,
}
