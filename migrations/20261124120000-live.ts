import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Realtime messages, stored for an hour, and websocket tickets. Transactions commit in another order than their ids:
 * by `transaction` a reader finds each message exactly once; transactions visible in the snapshot `seen` had ended
 * when the message was published, so a client that received the message has received theirs too.
 */
export const live: Migration = {
  name: '20261124120000-live',
  up: `
create table live_frame (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  seen pg_snapshot not null default pg_current_snapshot(),
  channel text not null,
  account_id uuid,
  type text not null,
  data jsonb not null,
  told_at timestamptz not null default clock_timestamp()
);
create index live_frame_transaction on live_frame (transaction);
create index live_frame_told on live_frame (told_at);

create table live_ticket (
  hash bytea primary key,
  account_id uuid not null,
  account_type text not null,
  session_id text not null,
  expires_at timestamptz not null
);
create index live_ticket_expires on live_ticket (expires_at);
`,
  down: 'drop table live_ticket; drop table live_frame;',
}
