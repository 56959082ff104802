import type { Migration } from '#core/plugin/migrations.ts'

/** Tables of accounts, sessions, one-time tokens and photos. */
export const accounts: Migration = {
  name: '20261124130000-accounts',
  up: `
create table accounts_account (
  id uuid primary key,
  email text not null constraint accounts_account_email unique check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  type text not null default 'user' check (type in ('user', 'support', 'cms')),
  language text not null,
  status text not null default 'registered' check (status in ('registered', 'active')),
  source text not null,
  third_party_data jsonb,
  terms_version text,
  photo text constraint accounts_account_photo unique,
  version integer not null default 1,
  created_at timestamptz not null,
  activated_at timestamptz,
  waits_since timestamptz
);
create index accounts_account_waiting on accounts_account (waits_since) where waits_since is not null;

create table accounts_session (
  id uuid primary key,
  account_id uuid not null references accounts_account (id) on delete cascade,
  token_hash bytea not null,
  previous_hash bytea,
  generation integer not null default 0,
  second_factor boolean not null default false,
  device text not null,
  opened_at timestamptz not null,
  refreshed_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index accounts_session_account on accounts_session (account_id) where ended_at is null;
create index accounts_session_over on accounts_session (expires_at);

create table accounts_token (
  hash bytea primary key,
  kind text not null,
  account_id uuid references accounts_account (id) on delete cascade,
  payload jsonb,
  expires_at timestamptz not null
);
create index accounts_token_account on accounts_token (account_id, kind);
create index accounts_token_over on accounts_token (expires_at);

create table accounts_photo (
  account_id uuid primary key references accounts_account (id) on delete cascade,
  mime text not null,
  bytes bytea not null
);
`,
  down: 'drop table accounts_photo, accounts_token, accounts_session, accounts_account;',
}
