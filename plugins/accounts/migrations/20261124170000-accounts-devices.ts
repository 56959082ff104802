import type { Migration } from '#core/plugin/migrations.ts'

/** Sessions of an account are found whether they have ended or not: by its device when it signs in, and all of them when it goes. */
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
