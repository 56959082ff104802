import type { Migration } from '#core/plugin/migrations.ts'

/** The span that caused an event or a mail: what it causes later continues its trace. `null`: it was not traced. */
export const traces: Migration = {
  name: '20261218090000-traces',
  up: `
alter table outbox add column trace text;
alter table mail add column trace text;`,
  down: `
alter table mail drop column trace;
alter table outbox drop column trace;`,
}
