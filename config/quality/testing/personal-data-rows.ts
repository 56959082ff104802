import { globSync } from 'node:fs'
import path from 'node:path'
import type { Person } from '#core/plugin/personal-data.ts'

/** SQL statement that inserts one row about a person. */
type InsertStatement = (person: Person) => readonly [sql: string, parameters: readonly unknown[]]

/** Statements by table (`plugins/x/testing/personal-data-rows.ts`); a missing table fails the test of the export. */
export type PersonalDataRows = Readonly<Record<string, InsertStatement>>

/** SQL statement that inserts a facility and returns its `id`, for a row that belongs to one. */
export const insertFacility = `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug)
  values (gen_random_uuid(), gen_random_uuid()::text, 'Bajka', 'nursery', 'zlobki', 'opolskie', 'x', gen_random_uuid(), 'Opole', 'opole') returning id`

const root = path.resolve(import.meta.dirname, '../../..')

/** Loads the statements of core and of all installed plugins. */
export const loadPersonalDataRows = async (): Promise<PersonalDataRows> => {
  const files = globSync('plugins/*/testing/personal-data-rows.ts', { cwd: root })
  const parts = await Promise.all(
    files.map(async (file) => ((await import(path.join(root, file))) as { personalDataRows: PersonalDataRows }).personalDataRows),
  )
  return Object.assign({}, coreRows, ...parts) as PersonalDataRows
}

const coreRows: PersonalDataRows = {
  access_grant: ({ accountId }) => [
    `insert into access_grant (account_id, facility_id, role, permissions) select ?, id, 'parent', '{}' from facility order by id limit 1`,
    [accountId],
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
  audit_entry: ({ accountId }) => [
    `insert into audit_entry (id, at, actor, action, subject_account_id, about) values (gen_random_uuid(), now(), 'platform', 'test.made', ?, '{}')`,
    [accountId],
  ],
}
