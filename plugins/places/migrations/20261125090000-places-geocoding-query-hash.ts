import type { Migration } from '#core/plugin/migrations.ts'

/** Renames the key of the geocoder cache in databases from before the column had its name; newer ones have it already. */
export const geocodingQueryHash: Migration = {
  name: '20261125090000-places-geocoding-query-hash',
  up: `
do $$ begin
  if not exists (select from information_schema.columns where table_name = 'places_geocode' and column_name = 'query_hash') then
    execute 'alter table places_geocode rename column "' || (
      select column_name from information_schema.columns where table_name = 'places_geocode' and data_type = 'bytea'
    ) || '" to query_hash';
  end if;
end $$;
`,
  down: 'select 1;',
}
