import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Rates by which costs are worked out, and their former versions. The first ones are what public sources said in 2026;
 * support has confirmed none of them yet.
 */
export const costs: Migration = {
  name: '20270123090000-costs',
  up: `
create table costs_rate (
  id uuid primary key,
  kind text not null,
  voivodeship text,
  county text,
  commune text,
  amount integer not null check (amount >= 0),
  disability_amount integer,
  fee_limit integer,
  free_hours smallint,
  siblings_from smallint not null default 0,
  age_from smallint,
  age_until smallint,
  note text,
  source text not null,
  source_url text,
  source_on date not null,
  valid_from date not null,
  valid_until date,
  confirmed_on date,
  version integer not null default 1,
  check ((voivodeship is null) = (commune is null) and (county is null) = (commune is null))
);

create table costs_former_rate (
  rate_id uuid not null references costs_rate (id) on delete cascade,
  version integer not null,
  rate jsonb not null,
  replaced_at timestamptz not null,
  primary key (rate_id, version)
);

insert into costs_rate (id, kind, voivodeship, county, commune, amount, disability_amount, fee_limit, free_hours, note, source, source_url, source_on, valid_from)
values
  ('01975000-0000-7000-8000-000000000001', 'nursery_benefit', null, null, null, 150000, 190000, 220000, null,
   'Na dziecko w żłobku, klubie dziecięcym albo u dziennego opiekuna z rejestru. Świadczenie trafia na konto placówki i nie obejmuje wyżywienia.',
   'ZUS: świadczenie „Aktywnie w żłobku”', 'https://www.zus.pl/aktywnyrodzic/wiadczenie-aktywnie-w-zlobku', '2024-10-01', '2024-10-01'),
  ('01975000-0000-7000-8000-000000000002', 'kindergarten_hour', 'mazowieckie', 'Warszawa', 'Warszawa', 0, null, null, 5,
   'Od 2017 r. miasto nie pobiera opłat za godziny ponad pięć bezpłatnych.',
   'Rzeczpospolita: nowe stawki za pobyt dziecka w przedszkolu',
   'https://regiony.rp.pl/spolecznosci-lokalne/art38079891-nowe-stawki-za-pobyt-dziecka-w-przedszkolu-beda-podwyzki', '2023-03-01', '2017-09-01');
`,
  down: 'drop table costs_former_rate, costs_rate;',
}
