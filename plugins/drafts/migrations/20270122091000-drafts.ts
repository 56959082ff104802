import type { Migration } from '#core/plugin/migrations.ts'

/** `drafts_forget` removes drafts of what is new in a row, too: `publications.new:{facility}:{post that it copies}`. */
export const draftsOfParts: Migration = {
  name: '20270122091000-drafts',
  up: `
drop index drafts_draft_key;
create index drafts_draft_key on drafts_draft (key text_pattern_ops);
create or replace function drafts_forget() returns trigger language plpgsql as $$
declare about text;
begin
  for about in select beginning || ':' || old.id from unnest(tg_argv) beginning loop
    delete from drafts_draft where key = about or (key ~>=~ (about || ':') and key ~<~ (about || ';'));
  end loop;
  return null;
end $$;
`,
  down: `
drop index drafts_draft_key;
create index drafts_draft_key on drafts_draft (key);
create or replace function drafts_forget() returns trigger language plpgsql as $$
declare beginning text;
begin
  foreach beginning in array tg_argv loop
    delete from drafts_draft where key = beginning || ':' || old.id;
  end loop;
  return null;
end $$;
`,
}
