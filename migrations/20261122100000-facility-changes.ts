import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Change feed of facilities, written in the transaction that changes them: caches of `facility` read from it which
 * rows to reload. A row without a facility id means that all must be reloaded: after a statement over many rows, and
 * in place of pruned rows.
 */
export const facilityChanges: Migration = {
  name: '20261122100000-facility-changes',
  up: `
create table facility_change (
  seq bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  facility_id uuid,
  -- Number of changes that the row represents, including pruned ones, so that the sum only grows.
  changes bigint not null default 1
);
create index facility_change_transaction on facility_change (transaction);
create index facility_change_of_all on facility_change (transaction) where facility_id is null;

create function facility_changed() returns trigger language plpgsql as $$
declare many boolean;
begin
  if exists (select from facility_change where transaction = pg_current_xact_id() and facility_id is null) then return null; end if;
  select count(*) = 200 into many from (select from changed_rows limit 200) c;
  if many then insert into facility_change default values;
  else insert into facility_change (facility_id) select id from changed_rows;
  end if;
  if found then perform pg_notify('facility_change', ''); end if;
  return null;
end $$;
create function facility_emptied() returns trigger language plpgsql as $$ begin
  insert into facility_change default values;
  perform pg_notify('facility_change', '');
  return null;
end $$;
create trigger facility_changed_in after insert on facility referencing new table as changed_rows for each statement execute function facility_changed();
create trigger facility_changed_out after delete on facility referencing old table as changed_rows for each statement execute function facility_changed();
create trigger facility_changed_on after update on facility referencing new table as changed_rows for each statement execute function facility_changed();
create trigger facility_changed_away after truncate on facility for each statement execute function facility_emptied();
`,
  down: `
drop trigger facility_changed_in on facility;
drop trigger facility_changed_out on facility;
drop trigger facility_changed_on on facility;
drop trigger facility_changed_away on facility;
drop function facility_changed, facility_emptied;
drop table facility_change;
`,
}
