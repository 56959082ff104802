import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import {
  type DueDigest,
  NotificationRepository,
  type NotificationRow,
  notificationsOf,
  Preferences,
  preferencesOf,
} from '../domain/notifications.port.ts'
import { NotificationTable, PreferenceTable } from './tables.ts'

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const claimDue = `
with accounts as (select distinct account_id from notifications_notice where digest = ? and mailed_at is null and created_at <= ?::timestamptz limit ?),
  claimed as (update notifications_notice n set mailed_at = ? from accounts a
     where n.account_id = a.account_id and n.digest = ? and n.mailed_at is null and n.created_at <= ?::timestamptz returning n.*)
select n.account_id, json_agg(json_build_object('id', n.id, 'kind', n.kind, 'values', n.notice_values, 'created_at', ${utc('n.created_at')},
  'seen_at', ${utc('n.seen_at')}) order by n.created_at, n.id) notifications from claimed n group by n.account_id order by n.account_id`

/** Creates the PostgreSQL repository of notifications. */
export const makeNotificationRepository = provide(
  NotificationRepository,
  { db: Db },
  ({ db }): NotificationRepository => ({
    ...notificationsOf(
      makeTableStore(db, NotificationTable, {
        toEntity: ({ notice_values: values, ...row }): NotificationRow => ({ ...row, values }),
        toRow: ({ values, ...notification }) => ({ ...notification, notice_values: values }),
      }),
    ),
    claimDueDigests: (frequency, { accounts, before, at }) =>
      db.rows<DueDigest>(claimDue, [frequency, before, accounts, at, frequency, before]),
  }),
)

/** Creates the PostgreSQL repository of notification preferences. */
export const makePreferences = provide(Preferences, { db: Db }, ({ db }) => preferencesOf(makeTableStore(db, PreferenceTable)))
