import type { Person } from '#core/plugin/personal-data.ts'

/** SQL statement that inserts one row about a person. */
type InsertStatement = (person: Person) => readonly [sql: string, parameters: readonly unknown[]]

/** Inserts one row about a person into each table with personal data; a missing table fails the test of the export. */
export const personalDataRows: Readonly<Record<string, InsertStatement>> = {
  access_grant: ({ accountId }) => [
    `insert into access_grant (account_id, facility_id, role, permissions) select ?, id, 'parent', '{}' from facility order by id limit 1`,
    [accountId],
  ],
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
  mail: ({ email }) => [
    `insert into mail (id, recipient, language, template, template_values, attachments, once_key, created_at)
     values (gen_random_uuid(), ?, 'pl', 'test.mail.made', '{}', '[]', gen_random_uuid()::text, now())`,
    [email],
  ],
  live_frame: ({ accountId }) => [
    `insert into live_frame (channel, account_id, type, data) values ('main', ?, 'test.made', '{}')`,
    [accountId],
  ],
  live_ticket: ({ accountId }) => [
    `insert into live_ticket (hash, account_id, account_type, session_id, expires_at)
     values (gen_random_uuid()::text::bytea, ?, 'user', 'session', now())`,
    [accountId],
  ],
  notifications_notice: ({ accountId }) => [
    `insert into notifications_notice (id, account_id, kind, notice_values, in_app, created_at)
     values (gen_random_uuid(), ?, 'security.login', '{"device":"Firefox"}', true, now())`,
    [accountId],
  ],
  notifications_preference: ({ accountId }) => [
    `insert into notifications_preference (account_id, kind, in_app, email) values (?, 'security.login', true, 'now')`,
    [accountId],
  ],
  audit_entry: ({ accountId }) => [
    `insert into audit_entry (id, at, actor, action, subject_account_id, about) values (gen_random_uuid(), now(), 'platform', 'test.made', ?, '{}')`,
    [accountId],
  ],
  contact_message: ({ email }) => [
    `insert into contact_message (id, number, kind, name, email, message, language, sent_at)
     values (gen_random_uuid(), 'K-1', 'general', 'Imię', ?, 'Treść', 'pl', now())`,
    [email],
  ],
  contact_presentation: ({ email, accountId }) => [
    `insert into contact_presentation (id, slot, name, email, phone, language, token_hash, created_at, cancelled_at)
     values (gen_random_uuid(), now(), 'Imię', ?, '000', 'pl', ?::text::bytea, now(), now())`,
    [email, accountId],
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
