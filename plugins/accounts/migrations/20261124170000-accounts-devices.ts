import type { Migration } from '#core/plugin/migrations.ts'

/** Indexes all sessions of an account, ended ones included: sign-in looks them up by device, erasure by account. */
export const accountsDevices: Migration = {
  name: '20261124170000-accounts-devices',
  up: `
create index accounts_session_device on accounts_session (account_id, device);
drop index accounts_session_account;
`,
  down: `
create index accounts_session_account on accounts_session (account_id) where ended_at is null;
drop index accounts_session_device;
`,
}
