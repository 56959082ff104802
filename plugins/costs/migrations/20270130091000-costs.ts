import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Facilities whose cost is to be worked out again; a row without a facility: all. Written in the transaction that changes
 * a statement, so that none is forgotten; without a unique key, so that nobody waits for somebody else's transaction.
 */
export const costsDue: Migration = {
  name: '20270130091000-costs',
  up: `
create table costs_due (
  id bigint generated always as identity primary key,
  facility_id uuid
);
insert into costs_due default values;

create table costs_facility (
  facility_id uuid primary key references facility (id) on delete cascade,
  priced jsonb not null
);

-- A purge leaves functions.
create or replace function costs_statement_changed() returns trigger language plpgsql as $$ begin
  insert into costs_due (facility_id) select distinct facility_id from changed_rows;
  return null;
end $$;
create trigger costs_statement_in after insert on facility_statement referencing new table as changed_rows for each statement execute function costs_statement_changed();
create trigger costs_statement_out after delete on facility_statement referencing old table as changed_rows for each statement execute function costs_statement_changed();
create trigger costs_statement_on after update on facility_statement referencing new table as changed_rows for each statement execute function costs_statement_changed();
`,
  down: `
drop trigger costs_statement_in on facility_statement;
drop trigger costs_statement_out on facility_statement;
drop trigger costs_statement_on on facility_statement;
drop function costs_statement_changed;
drop table costs_facility, costs_due;
update facility set family_cost = null, family_cost_meals = false where family_cost is not null or family_cost_meals;
`,
}
