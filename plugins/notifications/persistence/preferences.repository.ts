import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Preferences } from '../domain/notifications.port.ts'
import type { Preference } from '../domain/preferences.ts'

/** Creates the PostgreSQL repository of notification preferences. */
export const makePreferences = ({ db }: { readonly db: Db }): Preferences => ({
  of: (accountId) => db.rows<Preference>('select kind, in_app, email from notifications_preference where account_id = ?', [accountId]),
  put: (accountId, preferences) =>
    Effect.asVoid(
      db.rows(
        `insert into notifications_preference (account_id, kind, in_app, email)
           select ?, kind, in_app, email from jsonb_to_recordset(?::jsonb) as given (kind text, in_app boolean, email text)
         on conflict (account_id, kind) do update set in_app = excluded.in_app, email = excluded.email`,
        [accountId, JSON.stringify(preferences)],
      ),
    ),
})
