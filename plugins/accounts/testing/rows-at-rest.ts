import type { RowsAtRest } from '#config/quality/testing/rows-at-rest.ts'

/** Tables of the plugin that grow with accounts, at rest. */
export const rowsAtRest: RowsAtRest = {
  accounts_account: 'waits_since = null',
  accounts_session: "expires_at = now() + interval '9 days'",
  accounts_token: "expires_at = now() + interval '9 days'",
  accounts_totp: 'waits_since = null',
}
