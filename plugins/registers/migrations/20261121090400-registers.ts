import type { Migration } from '#core/plugin/migrations.ts'

/** Creates the table of batches: one row per imported edition. */
export const registers: Migration = {
  name: '20261121090400-registers',
  up: `
create table registers_batch (
  id uuid primary key,
  register text not null,
  edition_on date not null,
  file text not null,
  report jsonb not null,
  created_at timestamptz not null,
  rolled_back_at timestamptz
);
create index registers_batch_register on registers_batch (register, edition_on desc) where rolled_back_at is null;
`,
  down: 'drop table registers_batch;',
}
