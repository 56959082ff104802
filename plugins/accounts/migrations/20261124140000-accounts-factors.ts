import type { Migration } from '#core/plugin/migrations.ts'

/** Tables of second factors: encrypted TOTP secrets, hashed recovery codes and public keys of passkeys. */
export const factors: Migration = {
  name: '20261124140000-accounts-factors',
  up: `
create table accounts_totp (
  account_id uuid primary key references accounts_account (id) on delete cascade,
  secret text not null,
  last_step bigint,
  confirmed_at timestamptz,
  waits_since timestamptz
);
create index accounts_totp_waiting on accounts_totp (waits_since) where waits_since is not null;

create table accounts_recovery_code (
  account_id uuid not null references accounts_account (id) on delete cascade,
  hash bytea not null,
  primary key (account_id, hash)
);

create table accounts_passkey (
  id uuid primary key,
  account_id uuid not null references accounts_account (id) on delete cascade,
  credential_id text not null constraint accounts_passkey_credential unique,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index accounts_passkey_account on accounts_passkey (account_id);
`,
  down: 'drop table accounts_passkey, accounts_recovery_code, accounts_totp;',
}
