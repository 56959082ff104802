import type { Migration } from '#core/plugin/migrations.ts'

/** Series of the proformas: a number of its own, which a trial does not take; orders placed before keep the number of theirs. */
export const proformaSeries: Migration = {
  name: '20261217100000-packages',
  up: `
create sequence packages_proforma_number;
alter table packages_order add column proforma integer unique;
update packages_order set proforma = serial where package <> 'trial';
alter table packages_order add constraint packages_order_proforma check ((package = 'trial') = (proforma is null));
select setval('packages_proforma_number', coalesce(max(proforma), 1), max(proforma) is not null) from packages_order;
alter sequence packages_proforma_number owned by packages_order.proforma;
`,
  down: 'alter table packages_order drop constraint packages_order_proforma, drop column proforma;',
}
