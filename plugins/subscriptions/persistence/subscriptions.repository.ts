import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Follower } from '#core/facilities/followers.port.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { FollowedFacility, NewsKind } from '../contract/subscription.ts'
import { channelsOf, type Subscription } from '../domain/subscription.ts'
import { type NotifiedSubscription, Subscriptions, subscriptionsOf } from '../domain/subscriptions.port.ts'
import { listedSql } from './facility-news.repository.ts'
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

/** Conditions of such rows: what is new. */
export const isNew = {
  recruitment: 'coalesce(w.recruiting and w.recruiting_since > s.seen_at, false)',
  vacancies: 'coalesce(w.vacant and w.vacant_since > s.seen_at, false)',
  posts: 'coalesce(w.posted_at > s.seen_at, false)',
} as const satisfies Readonly<Record<NewsKind, string>>
/** Condition of a subscription `s` and what its facility offers `w`: something is new. */
export const anythingNew = `(${isNew.recruitment} or ${isNew.vacancies} or ${isNew.posts})`

const followed = `
select s.id, s.facility_id, s.in_app, s.email, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') created_at,
    case when ${listedSql} then f.slug end slug, f.name, f.city, f.active, coalesce(w.recruiting, false) recruiting, f.free_places_told,
    ${isNew.recruitment} new_recruitment, ${isNew.vacancies} new_vacancies, ${isNew.posts} new_posts
  from subscriptions_subscription s join facility f on f.id = s.facility_id and f.merged_into is null left join subscriptions_facility w on w.facility_id = s.facility_id
  where s.account_id = ? order by s.created_at desc, s.id desc limit ? offset ?`

interface FollowedRow extends Pick<Subscription, 'id' | 'facility_id' | 'in_app' | 'email' | 'created_at'> {
  readonly slug: string | null
  readonly name: string
  readonly city: string
  readonly active: boolean
  readonly recruiting: boolean
  readonly free_places_told: number | null
  readonly new_recruitment: boolean
  readonly new_vacancies: boolean
  readonly new_posts: boolean
}

const toFollowed = (row: FollowedRow): FollowedFacility => ({
  id: row.id,
  facility_id: row.facility_id,
  channels: [...channelsOf(row)],
  created_at: row.created_at,
  facility: { slug: row.slug, name: row.name, city: row.city, active: row.active },
  recruiting: row.recruiting,
  free_places: row.free_places_told,
  news: [
    ...(row.new_recruitment ? (['recruitment'] as const) : []),
    ...(row.new_vacancies ? (['vacancies'] as const) : []),
    ...(row.new_posts ? (['posts'] as const) : []),
  ],
})

type Lists = Pick<Subscriptions, 'listOf' | 'listTo' | 'listNotified' | 'countNew' | 'markSeen'>

/** Creates the statements about many subscriptions: of an account, to a facility. */
export const makeSubscriptionLists = ({ db }: { readonly db: Db }): Lists => {
  const countOf = (accountId: string) =>
    db
      .rows<{ n: number }>(
        'select count(*)::int n from subscriptions_subscription s join facility f on f.id = s.facility_id and f.merged_into is null where s.account_id = ?',
        [accountId],
      )
      .pipe(Effect.map(([row]) => row?.n ?? 0))
  return {
    listOf: Effect.fn('subscriptions.list-of')(function* (accountId, { offset, limit }) {
      const rows = yield* db.rows<FollowedRow>(followed, [accountId, limit, offset])
      return { items: rows.map(toFollowed), total: yield* countOf(accountId) }
    }),
    listTo: Effect.fn('subscriptions.list-to')(function* (facilityId, { except, offset, limit }) {
      if (!isUuid(facilityId)) return { items: [], total: 0 }
      const others = `facility_id = ? and account_id <> all (select jsonb_array_elements_text(?::jsonb)::uuid)`
      const where = [facilityId, JSON.stringify(except)]
      const items = yield* db.rows<Follower>(
        `select id, account_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') created_at
           from subscriptions_subscription where ${others} order by id desc limit ? offset ?`,
        [...where, limit, offset],
      )
      const [row] = yield* db.rows<{ n: number }>(`select count(*)::int n from subscriptions_subscription where ${others}`, where)
      return { items, total: row?.n ?? 0 }
    }),
    listNotified: (facilityId, { before, after, limit }) =>
      db.rows<NotifiedSubscription>(
        `select id, account_id, in_app, email from subscriptions_subscription where facility_id = ? and created_at <= ?::timestamptz
           and account_id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000') order by account_id limit ?`,
        [facilityId, before, after, limit],
      ),
    countNew: (accountId) =>
      db
        .rows<{ n: number }>(
          `select count(*)::int n from subscriptions_subscription s join subscriptions_facility w on w.facility_id = s.facility_id
            join facility f on f.id = s.facility_id and f.merged_into is null where s.account_id = ? and ${anythingNew}`,
          [accountId],
        )
        .pipe(Effect.map(([row]) => row?.n ?? 0)),
    markSeen: (accountId, ids, at) =>
      db
        .rows(
          `update subscriptions_subscription s set seen_at = ?::timestamptz from subscriptions_facility w
            where w.facility_id = s.facility_id and s.account_id = ? and ${anythingNew}
              and s.id in (select jsonb_array_elements_text(?::jsonb)::uuid) returning s.id`,
          [at, accountId, JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
  }
}
