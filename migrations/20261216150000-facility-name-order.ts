import type { Migration } from '#core/plugin/migrations.ts'

const listed = 'where active and deleted_at is null and merged_into is null'
const city = 'category, voivodeship, city_slug'
const oldName = '(facility_name_key(name) collate "facility_name"), id'

/** Letters of the Polish alphabet after the letter that they follow: `~` sorts after every other character of a name. */
const polishLetters: Readonly<Record<string, string>> = {
  ą: 'a~',
  ć: 'c~',
  ę: 'e~',
  ł: 'l~',
  ń: 'n~',
  ó: 'o~',
  ś: 's~',
  ź: 'z~',
  ż: 'z~~',
}
const withoutMarks = `translate(normalize(name, nfc), '–—„”“‟«»"', '--')`
const spelled = Object.entries(polishLetters).reduce(
  (sql, [letter, key]) => `replace(${sql}, '${letter}', '${key}')`,
  `lower(${withoutMarks} collate "pl-x-icu") collate "C"`,
)
const plain = `regexp_replace(normalize(${spelled}, nfkd), '[\\u0300-\\u036f]', '', 'g')`
// All numbers get twelve digits.
const padded = `regexp_replace(regexp_replace(${plain}, '[0-9]+', '000000000000\\&', 'g'), '0*([0-9]{12,})', '\\1', 'g')`

/**
 * Text whose bytes sort names by the Polish alphabet without quotation marks and case, numbers by their value: the
 * same in every engine, with any version of ICU. Pages of a city are lists of the search index, so that only the
 * recommended facilities of the country need an index in their order. The old function and collation remain for
 * processes of the version before.
 */
export const facilityNameOrder: Migration = {
  name: '20261216150000-facility-name-order',
  up: `
create function facility_name_order(name text) returns text immutable strict parallel safe language sql as
  $$ select ltrim(${padded}) $$;
drop index facility_catalogue, facility_district, facility_by_price, facility_by_completeness, facility_recommended;
create index facility_recommended on facility (category, made, (category is null), suspended, completeness desc nulls last, free_places_told desc nulls last, (facility_name_order(name) collate "C"), id) ${listed};
`,
  down: `
drop index facility_recommended;
create index facility_catalogue on facility (${city}, made, ${oldName}) ${listed};
create index facility_district on facility (${city}, district_slug, made, completeness desc, free_places_told desc nulls last, ${oldName}) ${listed} and district_slug is not null;
create index facility_by_price on facility (${city}, made, fee_month, ${oldName}) ${listed};
create index facility_by_completeness on facility (${city}, made, completeness desc, free_places_told desc nulls last, ${oldName}) ${listed};
create index facility_recommended on facility (category, made, completeness desc, free_places_told desc nulls last, ${oldName}) ${listed};
drop function facility_name_order;
`,
}
