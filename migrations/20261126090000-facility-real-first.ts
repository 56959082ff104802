import type { Migration } from '#core/plugin/migrations.ts'

const listed = 'where active and deleted_at is null and merged_into is null'
const city = 'category, voivodeship, city_slug'
const oldName = '(name collate "pl-x-icu"), id'
const newName = '(facility_name_key(name) collate "facility_name"), id'

const counts = (columns: { readonly names: string; readonly sum: (sign: string) => string; readonly update: (sign: string) => string }) => `
create or replace function facility_count_added() returns trigger language plpgsql as $$ begin
  insert into facility_count as c (category, voivodeship, city_slug, district_slug, city, county, district, ${columns.names})
    select category, voivodeship, city_slug, coalesce(district_slug, ''), min(city), min(county), min(district), ${columns.sum('1')}
      from new_rows f where facility_counted(f) group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (category, voivodeship, city_slug, district_slug) do update set ${columns.update('+ excluded')};
  return null;
end $$;
create or replace function facility_count_removed() returns trigger language plpgsql as $$ begin
  update facility_count c set ${columns.update('- d')}
    from (select category, voivodeship, city_slug, coalesce(district_slug, '') district_slug, ${columns.sum('1')}
            from old_rows f where facility_counted(f) group by 1, 2, 3, 4 order by 1, 2, 3, 4) d
   where (c.category, c.voivodeship, c.city_slug, c.district_slug) = (d.category, d.voivodeship, d.city_slug, d.district_slug);
  return null;
end $$;
create or replace function facility_count_moved() returns trigger language plpgsql as $$ begin
  insert into facility_count as c (category, voivodeship, city_slug, district_slug, city, county, district, ${columns.names})
    select category, voivodeship, city_slug, coalesce(district_slug, ''), min(city), min(county), min(district), ${columns.sum('n')}
      from (select f.*, 1 n from new_rows f where facility_counted(f) union all select f.*, -1 n from old_rows f where facility_counted(f)) f
     group by 1, 2, 3, 4 having sum(n) <> 0${columns.names.includes('made') ? ' or sum(n * made::int) <> 0' : ''} order by 1, 2, 3, 4
  on conflict (category, voivodeship, city_slug, district_slug) do update set ${columns.update('+ excluded')};
  return null;
end $$;
`
const total = { names: 'total', sum: (n: string) => `sum(${n}) total`, update: (of: string) => `total = c.total ${of}.total` }
const totalAndMade = {
  names: 'total, made',
  sum: (n: string) => `sum(${n}) total, sum(${n} * made::int) made`,
  update: (of: string) => `total = c.total ${of}.total, made = c.made ${of}.made`,
}

/**
 * Orders lists with facilities of a register before invented ones, and names without their quotation marks, numbers by
 * their value; counts the invented facilities of each place, so that counts can leave them out.
 */
export const facilityRealFirst: Migration = {
  name: '20261126090000-facility-real-first',
  up: `
create collation facility_name (provider = icu, locale = 'pl-u-kn-true');
create function facility_name_key(name text) returns text immutable strict parallel safe language sql as
  $$ select ltrim(translate(name, '„”“‟«»"', '')) $$;
drop index facility_catalogue, facility_district, facility_by_price, facility_by_completeness, facility_recommended;
create index facility_catalogue on facility (${city}, made, ${newName}) ${listed};
create index facility_district on facility (${city}, district_slug, made, completeness desc, free_places_told desc nulls last, ${newName}) ${listed} and district_slug is not null;
create index facility_by_price on facility (${city}, made, fee_month, ${newName}) ${listed};
create index facility_by_completeness on facility (${city}, made, completeness desc, free_places_told desc nulls last, ${newName}) ${listed};
create index facility_recommended on facility (category, made, completeness desc, free_places_told desc nulls last, ${newName}) ${listed};
alter table facility_count add column made integer not null default 0;
update facility_count c set made = f.made
  from (select category, voivodeship, city_slug, coalesce(district_slug, '') district_slug, count(*) made from facility f
         where facility_counted(f) and f.made group by 1, 2, 3, 4) f
 where (c.category, c.voivodeship, c.city_slug, c.district_slug) = (f.category, f.voivodeship, f.city_slug, f.district_slug);
${counts(totalAndMade)}`,
  down: `
${counts(total)}
alter table facility_count drop column made;
drop index facility_catalogue, facility_district, facility_by_price, facility_by_completeness, facility_recommended;
create index facility_catalogue on facility (${city}, ${oldName}) ${listed};
create index facility_district on facility (${city}, district_slug, ${oldName}) ${listed} and district_slug is not null;
create index facility_by_price on facility (${city}, fee_month, ${oldName}) ${listed};
create index facility_by_completeness on facility (${city}, completeness desc, free_places_told desc nulls last, id) ${listed};
create index facility_recommended on facility (category, completeness desc, free_places_told desc nulls last, id) ${listed};
drop function facility_name_key;
drop collation facility_name;
`,
}
