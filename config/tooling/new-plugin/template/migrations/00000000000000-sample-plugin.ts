import type { Migration } from '#core/plugin/migrations.ts'

/** Table of notes. */
export const samplePlugin: Migration = {
  name: '00000000000000-sample-plugin',
  up: `
create table sample_plugin_note (
  id uuid primary key,
  text text not null,
  written_at timestamptz not null
);
create index sample_plugin_note_written on sample_plugin_note (written_at desc, id desc);
`,
  down: 'drop table sample_plugin_note;',
}
