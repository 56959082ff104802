import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Inserts the 18 voivodeship capitals (decisions §27) before their first facility, so that each has an id and its plain
 * slug; existing ones stay unchanged.
 */
export const listedCapitals: Migration = {
  name: '20261121120000-places-seats',
  up: `
insert into places_city (id, voivodeship, county, name, slug) values
  ('01a1fd11-fd53-73b0-b8b2-1b3878411b98', 'podlaskie', 'Białystok', 'Białystok', 'bialystok'),
  ('01a1fd11-fd55-7472-9e82-d1d3e1ae9567', 'kujawsko-pomorskie', 'Bydgoszcz', 'Bydgoszcz', 'bydgoszcz'),
  ('01a1fd11-fd55-7472-9e82-d7ed4517af02', 'pomorskie', 'Gdańsk', 'Gdańsk', 'gdansk'),
  ('01a1fd11-fd55-7472-9e82-daedc736f374', 'lubuskie', 'Gorzów Wielkopolski', 'Gorzów Wielkopolski', 'gorzow-wielkopolski'),
  ('01a1fd11-fd55-7472-9e82-dd93d20867b5', 'slaskie', 'Katowice', 'Katowice', 'katowice'),
  ('01a1fd11-fd55-7472-9e82-e20c2e282b0c', 'swietokrzyskie', 'Kielce', 'Kielce', 'kielce'),
  ('01a1fd11-fd55-7472-9e82-e4f2b2951b3f', 'malopolskie', 'Kraków', 'Kraków', 'krakow'),
  ('01a1fd11-fd55-7472-9e82-e8206c233556', 'lubelskie', 'Lublin', 'Lublin', 'lublin'),
  ('01a1fd11-fd55-7472-9e82-ec7a9cc4fa0d', 'lodzkie', 'Łódź', 'Łódź', 'lodz'),
  ('01a1fd11-fd55-7472-9e82-f1c7d546799b', 'warminsko-mazurskie', 'Olsztyn', 'Olsztyn', 'olsztyn'),
  ('01a1fd11-fd55-7472-9e82-f7a712aaa540', 'opolskie', 'Opole', 'Opole', 'opole'),
  ('01a1fd11-fd55-7472-9e82-f8d0d1c2b2a3', 'wielkopolskie', 'Poznań', 'Poznań', 'poznan'),
  ('01a1fd11-fd55-7472-9e82-fd992b46b352', 'podkarpackie', 'Rzeszów', 'Rzeszów', 'rzeszow'),
  ('01a1fd11-fd55-7472-9e83-006a47395d7e', 'zachodniopomorskie', 'Szczecin', 'Szczecin', 'szczecin'),
  ('01a1fd11-fd55-7472-9e83-0753c43b576f', 'kujawsko-pomorskie', 'Toruń', 'Toruń', 'torun'),
  ('01a1fd11-fd55-7472-9e83-0a80406cad02', 'mazowieckie', 'Warszawa', 'Warszawa', 'warszawa'),
  ('01a1fd11-fd55-7472-9e83-0f8a3e757db3', 'dolnoslaskie', 'Wrocław', 'Wrocław', 'wroclaw'),
  ('01a1fd11-fd55-7472-9e83-12508f725762', 'lubuskie', 'Zielona Góra', 'Zielona Góra', 'zielona-gora')
on conflict do nothing;
`,
  // Capitals that have facilities by now remain, because slugs are permanent.
  down: `delete from places_city where id::text like '01a1fd11-fd5%' and not exists (select 1 from facility where city_id = places_city.id);`,
}
