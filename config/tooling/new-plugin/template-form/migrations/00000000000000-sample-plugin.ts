import type { Migration } from '#core/plugin/migrations.ts'

/** Table of notes. */
export const samplePlugin: Migration = {
  name: '00000000000000-sample-plugin',
  up: `
create table sample_plugin_note (
  id uuid primary key,
  account_id uuid not null,
  title text not null,
  text text not null,
  written_at timestamptz not null,
  version integer not null
);
create index sample_plugin_note_account on sample_plugin_note (account_id, written_at desc, id desc);
`,
  down: 'drop table sample_plugin_note;',
}
