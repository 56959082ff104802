import type { Migration } from '#core/plugin/migrations.ts'

/** Stored responses of idempotent requests. */
export const idempotency: Migration = {
  name: '20261123090100-idempotency',
  up: `
create table idempotency_key (
  key text primary key,
  request text not null,
  answer text,
  written_at timestamptz not null
);
create index idempotency_key_written on idempotency_key (written_at);
`,
  down: 'drop table idempotency_key;',
}
