import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Function for triggers of other plugins: removes the drafts of a row that was deleted, of all accounts. Its arguments are
 * the beginnings of their keys: `create trigger … after delete on publications_news … drafts_forget('publications.post')`.
 */
export const draftsOfDeleted: Migration = {
  name: '20270120090000-drafts',
  up: `
create index drafts_draft_key on drafts_draft (key);
create function drafts_forget() returns trigger language plpgsql as $$
declare beginning text;
begin
  foreach beginning in array tg_argv loop
    delete from drafts_draft where key = beginning || ':' || old.id;
  end loop;
  return null;
end $$;
`,
  down: 'drop function drafts_forget(); drop index drafts_draft_key;',
}
