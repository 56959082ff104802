import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type DueDigest, NotificationRepository, type StoredNotification } from '../domain/notifications.port.ts'
import { NotificationTable, toRow } from './notification.table.ts'

const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = `n.id, n.kind, n.notice_values "values", ${utc('n.created_at')} created_at, ${utc('n.seen_at')} seen_at`

const claimDue = `
with accounts as (select distinct account_id from notifications_notice where digest = ? and mailed_at is null limit ?),
  claimed as (update notifications_notice n set mailed_at = ? from accounts a
     where n.account_id = a.account_id and n.digest = ? and n.mailed_at is null returning n.*)
select n.account_id, json_agg(json_build_object('id', n.id, 'kind', n.kind, 'values', n.notice_values, 'created_at', ${utc('n.created_at')},
  'seen_at', ${utc('n.seen_at')}) order by n.created_at, n.id) notifications from claimed n group by n.account_id order by n.account_id`

/** Creates the PostgreSQL repository of notifications. */
export const makeNotificationRepository = provide(
  NotificationRepository,
  { db: Db },
  ({ db }): NotificationRepository => ({
    add: (...notifications) =>
      notifications.length === 0 ? Effect.void : Effect.asVoid(db.bulk((em) => em.insertMany(NotificationTable, notifications.map(toRow)))),
    list: Effect.fn('notifications.read-list')(function* (accountId, { unread, offset, limit }) {
      const where = `n.account_id = ? and n.in_app${unread ? ' and n.seen_at is null' : ''}`
      const items = yield* db.rows<StoredNotification>(
        `select ${columns} from notifications_notice n where ${where} order by n.created_at desc, n.id desc limit ? offset ?`,
        [accountId, limit, offset],
      )
      const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from notifications_notice n where ${where}`, [
        accountId,
      ])
      return { items, total: counted?.total ?? 0 }
    }),
    countUnseen: (accountId) =>
      db
        .rows<{ n: number }>('select count(*)::int n from notifications_notice where account_id = ? and in_app and seen_at is null', [
          accountId,
        ])
        .pipe(Effect.map(([row]) => row?.n ?? 0)),
    markSeen: (accountId, ids, at) =>
      db
        .rows(
          `update notifications_notice set seen_at = ? where account_id = ? and in_app and seen_at is null
            and id::text in (select jsonb_array_elements_text(?::jsonb)) returning id`,
          [at, accountId, JSON.stringify(ids)],
        )
        .pipe(Effect.map((rows) => rows.length)),
    claimDueDigests: (frequency, accounts, at) => db.rows<DueDigest>(claimDue, [frequency, accounts, at, frequency]),
  }),
)
