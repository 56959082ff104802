import type { Migration } from '#core/plugin/migrations.ts'

/** Running server processes: each renews its row every two seconds, and removes it when it stops. */
export const processes: Migration = {
  name: '20261226100000-processes',
  up: `
-- Worth nothing after a crash, and not part of backups.
create unlogged table process (
  id uuid primary key,
  host text not null,
  pid int not null,
  roles text[] not null,
  build text,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Time of the database minus that of the process.
  clock_offset_ms int not null,
  index_version bigint not null,
  -- Fingerprints of the file store and of the secret that signs; null until the store was read.
  store text,
  secret text not null,
  -- Open websockets by hashed network and by account, without small numbers.
  sockets jsonb not null
);
`,
  down: 'drop table process;',
}
