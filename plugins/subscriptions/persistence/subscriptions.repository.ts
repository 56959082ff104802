import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Subscription } from '../domain/subscription.ts'
import { Subscriptions, subscriptionsOf } from '../domain/subscriptions.port.ts'
import { makeSubscriptionLists } from './subscription-lists.query.ts'
import { SubscriptionTable } from './tables.ts'

const utc = (column: string) => `to_char(s.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`
const columns = `s.id, s.account_id, s.facility_id, s.moved_from, s.in_app, s.email, ${utc('created_at')}, ${utc('seen_at')}`

// The facility's row is locked for reading, so that it is neither deleted nor merged nor closed before the subscription is stored.
const insert = `
with f as (select id from facility f where id = ? and deleted_at is null and merged_into is null
    and (active or exists (select 1 from subscriptions_subscription o where o.account_id = ? and o.facility_id = f.id)) for share)
insert into subscriptions_subscription as s (id, account_id, facility_id, moved_from, in_app, email, created_at, seen_at)
  select ?::uuid, ?::uuid, f.id, null, ?::boolean, ?::boolean, ?::timestamptz, ?::timestamptz from f
  on conflict (account_id, facility_id) do update set account_id = excluded.account_id returning ${columns}`

const remove = `
with ended as (select account_id, facility_id from subscriptions_subscription where id = ? and (?::uuid is null or account_id = ?::uuid))
delete from subscriptions_subscription s using ended e, facility f
  where s.account_id = e.account_id and f.id = s.facility_id and coalesce(f.merged_into, f.id) = e.facility_id returning s.id`

/** Creates the PostgreSQL repository of subscriptions. */
export const makeSubscriptions = provide(Subscriptions, { db: Db }, ({ db }): Subscriptions => {
  return {
    ...subscriptionsOf(makeTableStore(db, SubscriptionTable)),
    ...makeSubscriptionLists({ db }),
    add: ({ id, account_id, facility_id, in_app, email, created_at, seen_at }) =>
      isUuid(facility_id)
        ? db
            .rows<Subscription>(insert, [facility_id, account_id, id, account_id, in_app, email, created_at, seen_at])
            .pipe(Effect.map(([stored]) => stored ?? null))
        : Effect.succeed(null),
    count: (accountId) =>
      db
        .rows<{ n: number }>(
          `select count(*)::int n from subscriptions_subscription s join facility f on f.id = s.facility_id and f.merged_into is null where s.account_id = ?`,
          [accountId],
        )
        .pipe(Effect.map(([row]) => row?.n ?? 0)),
    remove: (id, accountId) =>
      isUuid(id)
        ? db
            .rows<{ id: string }>(remove, [id, accountId ?? null, accountId ?? null])
            .pipe(Effect.map((removed) => removed.some((one) => one.id === id)))
        : Effect.succeed(false),
  }
})
