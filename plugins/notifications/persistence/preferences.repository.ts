import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Preferences } from '../domain/notifications.port.ts'
import { PreferenceTable, toPreference, toRow } from './preference.table.ts'

/** Creates the PostgreSQL repository of notification preferences. */
export const makePreferences = provide(
  Preferences,
  { db: Db },
  ({ db }): Preferences => ({
    of: (accountId) =>
      db.query((em) => em.find(PreferenceTable, { account_id: accountId })).pipe(Effect.map((rows) => rows.map(toPreference))),
    forKind: (kind, accountIds) =>
      db
        .query((em) => em.find(PreferenceTable, { kind, account_id: { $in: [...accountIds] } }))
        .pipe(Effect.map((rows) => new Map(rows.map((row) => [row.account_id, toPreference(row)])))),
    put: (accountId, preferences) =>
      Effect.asVoid(
        db.bulk((em) =>
          em.upsertMany(
            PreferenceTable,
            preferences.map((preference) => toRow(accountId, preference)),
          ),
        ),
      ),
  }),
)
