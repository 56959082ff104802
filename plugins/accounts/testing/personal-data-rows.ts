import type { PersonalDataRows } from '#config/quality/testing/personal-data-rows.ts'

/** Inserts one row about a person into each table of the plugin with personal data. */
export const personalDataRows: PersonalDataRows = {
  accounts_totp: ({ accountId }) => [
    `insert into accounts_totp (account_id, secret, last_step, confirmed_at) values (?, 'sealed', 1, now())`,
    [accountId],
  ],
  accounts_recovery_code: ({ accountId }) => [`insert into accounts_recovery_code (account_id, hash) values (?, 'x')`, [accountId]],
  accounts_passkey: ({ accountId }) => [
    `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
     values (gen_random_uuid(), ?, ?, 'x', 0, '[]', false, false, 'Telefon', now())`,
    [accountId, accountId],
  ],
  accounts_account: ({ accountId, email }) => [
    `insert into accounts_account (id, email, first_name, last_name, language, source, created_at) values (?, ?, 'Imię', 'Nazwisko', 'pl', 'test', now())
     on conflict do nothing`,
    [accountId, email],
  ],
  accounts_session: ({ accountId }) => [
    `insert into accounts_session (id, account_id, token_hash, device, opened_at, refreshed_at, expires_at)
     values (gen_random_uuid(), ?, 'x', 'Firefox', now(), now(), now())`,
    [accountId],
  ],
  accounts_token: ({ accountId }) => [
    `insert into accounts_token (hash, kind, account_id, expires_at) values (?::text::bytea, 'reset', ?, now())`,
    [accountId, accountId],
  ],
  accounts_photo: ({ accountId }) => [`insert into accounts_photo (account_id, mime, bytes) values (?, 'image/webp', 'x')`, [accountId]],
}
