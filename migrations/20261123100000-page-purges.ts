import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Feed of page-cache invalidations, written in the transaction that makes cached pages stale; page caches read from it
 * which tags to drop. `*` means all pages: after a statement over many rows, and in place of pruned rows.
 */
export const pagePurges: Migration = {
  name: '20261123100000-page-purges',
  up: `
create table page_purge (
  seq bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  -- Replaces rows that were pruned.
  pruned boolean not null default false
);
create index page_purge_transaction on page_purge (transaction);

create function purge_pages(about text[]) returns void language plpgsql as $$ begin
  if about is null or exists (select from page_purge where transaction = pg_current_xact_id() and tags = '{*}') then return; end if;
  insert into page_purge (tags) values (about);
  perform pg_notify('page_purge', '');
end $$;

create function facility_page_tags(f facility, moved boolean) returns setof text stable language sql as $$
  select unnest(array['facility:' || f.id, 'city:' || f.voivodeship || '/' || f.city_slug])
  union all select unnest(array['voivodeship:' || f.voivodeship, 'facilities']) where moved
$$;
-- Columns that lists count by, and that decide whether a facility is listed.
create function facility_standing(f facility) returns jsonb stable language sql as $$
  select jsonb_build_array(f.active, f.deleted_at is null, f.merged_into, f.suspended, f.status, f.shadow_status, f.type, f.category, f.voivodeship, f.county,
    f.city_slug, f.city, f.district_slug, f.district, f.longitude, f.latitude, f.location_precision)
$$;

create function facility_pages_in() returns trigger language plpgsql as $$ begin
  if (select count(*) = 200 from (select from new_rows limit 200) n) then perform purge_pages('{*}');
  else perform purge_pages((select array_agg(distinct tag) from new_rows n cross join lateral facility_page_tags(n, true) tag));
  end if;
  return null;
end $$;
create function facility_pages_out() returns trigger language plpgsql as $$ begin
  if (select count(*) = 200 from (select from old_rows limit 200) o) then perform purge_pages('{*}');
  else perform purge_pages((select array_agg(distinct tag) from old_rows o cross join lateral facility_page_tags(o, true) tag));
  end if;
  return null;
end $$;
create function facility_pages_on() returns trigger language plpgsql as $$ begin
  if (select count(*) = 200 from (select from new_rows limit 200) n) then perform purge_pages('{*}');
  else perform purge_pages((select array_agg(distinct tag) from old_rows o join new_rows n on n.id = o.id
    cross join lateral (select facility_standing(o) is distinct from facility_standing(n) moved) m
    cross join lateral (select facility_page_tags(o, m.moved) union all select facility_page_tags(n, m.moved)) t(tag)));
  end if;
  return null;
end $$;
create function facility_statement_pages() returns trigger language plpgsql as $$ begin
  if (select count(*) = 200 from (select from changed_rows limit 200) s) then perform purge_pages('{*}');
  else perform purge_pages((select array_agg(distinct 'facility:' || facility_id) from changed_rows));
  end if;
  return null;
end $$;
create function all_pages() returns trigger language plpgsql as $$ begin
  perform purge_pages('{*}');
  return null;
end $$;
create trigger facility_pages_in after insert on facility referencing new table as new_rows for each statement execute function facility_pages_in();
create trigger facility_pages_out after delete on facility referencing old table as old_rows for each statement execute function facility_pages_out();
create trigger facility_pages_on after update on facility referencing old table as old_rows new table as new_rows for each statement execute function facility_pages_on();
create trigger facility_pages_away after truncate on facility for each statement execute function all_pages();
create trigger facility_statement_pages_in after insert on facility_statement referencing new table as changed_rows for each statement execute function facility_statement_pages();
create trigger facility_statement_pages_out after delete on facility_statement referencing old table as changed_rows for each statement execute function facility_statement_pages();
create trigger facility_statement_pages_on after update on facility_statement referencing new table as changed_rows for each statement execute function facility_statement_pages();
create trigger facility_statement_pages_away after truncate on facility_statement for each statement execute function all_pages();
`,
  down: `
drop trigger facility_statement_pages_in on facility_statement;
drop trigger facility_statement_pages_out on facility_statement;
drop trigger facility_statement_pages_on on facility_statement;
drop trigger facility_statement_pages_away on facility_statement;
drop trigger facility_pages_in on facility;
drop trigger facility_pages_out on facility;
drop trigger facility_pages_on on facility;
drop trigger facility_pages_away on facility;
drop function facility_pages_in, facility_pages_out, facility_pages_on, facility_statement_pages, all_pages, facility_page_tags, facility_standing, purge_pages;
drop table page_purge;
`,
}
