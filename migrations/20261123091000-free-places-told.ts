import type { Migration } from '#core/plugin/migrations.ts'

const shown = `case when free_places_on >= (now() at time zone 'Europe/Warsaw')::date - 45 then free_places end`

const listed = 'where active and deleted_at is null and merged_into is null'
const orders = (free: string) => `
drop index facility_recommended, facility_by_completeness;
create index facility_recommended on facility (category, completeness desc, ${free} desc nulls last, id) ${listed};
create index facility_by_completeness on facility (category, voivodeship, city_slug, completeness desc, ${free} desc nulls last, id) ${listed};
`

/**
 * Column with the free places whose count is at most 45 days old (decisions §6), for filters and sorting. A trigger
 * updates it with every written count; a nightly job clears values that have become too old.
 */
export const freePlacesTold: Migration = {
  name: '20261123091000-free-places-told',
  up: `
alter table facility add column free_places_told integer;
update facility set free_places_told = ${shown} where ${shown} is not null;
create function facility_tell_free_places() returns trigger language plpgsql as $$ begin
  new.free_places_told := (select ${shown} from (select new.free_places, new.free_places_on) f);
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
