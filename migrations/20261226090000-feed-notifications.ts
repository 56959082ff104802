import type { Migration } from '#core/plugin/migrations.ts'

/** Functions that write the feeds of facilities and pages, by how they notify. */
const functions = (notify: (feed: string) => string): string => `
create or replace function facility_changed() returns trigger language plpgsql as $$
declare many boolean;
begin
  if exists (select from facility_change where transaction = pg_current_xact_id() and facility_id is null) then return null; end if;
  select count(*) = 200 into many from (select from changed_rows limit 200) c;
  if many then insert into facility_change default values;
  else insert into facility_change (facility_id) select id from changed_rows;
  end if;
  if found then perform ${notify('facility_change')}; end if;
  return null;
end $$;
create or replace function facility_emptied() returns trigger language plpgsql as $$ begin
  insert into facility_change default values;
  perform ${notify('facility_change')};
  return null;
end $$;
create or replace function purge_pages(about text[]) returns void language plpgsql as $$ begin
  if about is null or exists (select from page_purge where transaction = pg_current_xact_id() and tags = '{*}') then return; end if;
  insert into page_purge (tags) values (about);
  perform ${notify('page_purge')};
end $$;
`

/**
 * Notifications of feeds (`outbox`, `mail`, `live_frame`, `facility_change`, `page_purge`). A NOTIFY locks the commits
 * of all other transactions that notify. A transaction that sets `kredka.feeds` therefore only collects the names in
 * it, and its process notifies after the commit; any other one notifies itself.
 */
export const feedNotifications: Migration = {
  name: '20261226090000-feed-notifications',
  up: `
create function notify_feed(feed text) returns void language plpgsql as $$
declare feeds text := current_setting('kredka.feeds', true);
begin
  if coalesce(feeds, '') = '' then perform pg_notify(feed, '');
  elsif not feed = any (string_to_array(feeds, ' ')) then perform set_config('kredka.feeds', feeds || ' ' || feed, true);
  end if;
end $$;${functions((feed) => `notify_feed('${feed}')`)}`,
  down: `${functions((feed) => `pg_notify('${feed}', '')`)}drop function notify_feed;
`,
}
