import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { OfferKind } from '../contract/subscription.ts'
import { DemoNews, FacilityNews, type NewsBatch } from '../domain/facility-news.port.ts'

// Conditions on core's table `facility` under the alias `f`.

/** SQL of whether a facility is in the directory. */
export const listedSql = 'f.deleted_at is null and f.merged_into is null'

/** SQL of whether a facility accepts applications: what support says about it precedes what its owner says. */
export const recruitingSql = `coalesce((select (s.fields->'recruiting'->>'value')::boolean from facility_statement s
  where s.facility_id = f.id and s.source in ('owner', 'support') and jsonb_exists(s.fields, 'recruiting') order by s.source = 'support' desc limit 1), false)`

/** SQL of whether a facility has free places, by a count that is still shown. */
export const vacantSql = 'coalesce(f.free_places_told, 0) > 0'

const watch = `insert into subscriptions_facility (facility_id, recruiting, vacant)
  select f.id, f.active and ${recruitingSql}, f.active and ${vacantSql} from facility f where f.id = ? on conflict (facility_id) do nothing returning 1`

const observe = `
with offers as (
  select w.facility_id, w.recruiting was_recruiting, w.vacant was_vacant, f.active and ${recruitingSql} recruits, f.active and ${vacantSql} has_places
    from subscriptions_facility w join facility f on f.id = w.facility_id and ${listedSql}
), changed as (
  update subscriptions_facility w set recruiting = o.recruits, vacant = o.has_places,
      recruiting_since = case when o.recruits and not w.recruiting then ?::timestamptz else w.recruiting_since end,
      vacant_since = case when o.has_places and not w.vacant then ?::timestamptz else w.vacant_since end
    from offers o where o.facility_id = w.facility_id and (w.recruiting, w.vacant) is distinct from (o.recruits, o.has_places)
    returning w.facility_id, o.recruits and not o.was_recruiting recruitment, o.has_places and not o.was_vacant vacancies
)
insert into subscriptions_news (facility_id, kind, day, happened_at)
  select c.facility_id, n.kind, ?::date, ?::timestamptz from changed c
    cross join lateral (values ('recruitment', c.recruitment), ('vacancies', c.vacancies)) n (kind, is_new) where n.is_new
  on conflict (facility_id, kind, day) do nothing returning 1`

const post = `update subscriptions_facility set posted_at = ?::timestamptz where facility_id = ? returning 1`

const oldest = `select n.facility_id, n.kind, n.day::text as day, n.happened_at::text happened_at, n.notified_to, f.slug, f.name, ${listedSql} listed
  from subscriptions_news n join facility f on f.id = n.facility_id
  where n.notified_at is null order by n.happened_at, n.facility_id, n.kind limit 1 for update of n skip locked`

const followers = `select s.id, s.account_id, s.in_app, s.email from subscriptions_subscription s
  where s.facility_id = ? and s.created_at <= ?::timestamptz and s.id > coalesce(?::uuid, '00000000-0000-0000-0000-000000000000') order by s.id limit ?`

interface OldestNews {
  readonly facility_id: string
  readonly kind: OfferKind
  readonly day: string
  readonly happened_at: string
  readonly notified_to: string | null
  readonly slug: string
  readonly name: string
  readonly listed: boolean
}

/** Creates the PostgreSQL repository of news about followed facilities. */
export const makeFacilityNews = provide(
  FacilityNews,
  { db: Db },
  ({ db }): FacilityNews => ({
    watch: (facilityId) => (isUuid(facilityId) ? Effect.asVoid(db.rows(watch, [facilityId])) : Effect.void),
    observe: (at, day) => db.rows(observe, [at, at, day, at]).pipe(Effect.map((rows) => rows.length)),
    post: (facilityId, at) => Effect.asVoid(db.rows(post, [at, facilityId])),
    nextBatch: Effect.fn('subscriptions.next-batch')(function* (limit) {
      const [news] = yield* db.rows<OldestNews>(oldest)
      if (!news) return null
      const { facility_id, kind, day, happened_at, notified_to, slug, name, listed } = news
      const subscribers = listed
        ? yield* db.rows<NewsBatch['subscribers'][number]>(followers, [facility_id, happened_at, notified_to, limit])
        : []
      yield* db.rows(
        `update subscriptions_news set notified_to = coalesce(?::uuid, notified_to), notified_at = case when ?::boolean then happened_at end
        where facility_id = ? and kind = ? and day = ?::date returning 1`,
        [subscribers.at(-1)?.id ?? null, subscribers.length < limit, facility_id, kind, day],
      )
      return { facility: { id: facility_id, slug, name }, news: kind, subscribers }
    }),
    clear: (before) =>
      Effect.asVoid(db.rows('delete from subscriptions_news where notified_at is not null and day < ?::date returning 1', [before])),
  }),
)

/** Creates the statement that makes news for the demo. */
export const makeDemoNews = provide(
  DemoNews,
  { db: Db },
  ({ db }): DemoNews => ({
    makeNew: (facilityId, at) =>
      Effect.asVoid(
        db.rows(
          `update subscriptions_facility set recruiting_since = case when recruiting then ?::timestamptz end,
            vacant_since = case when vacant then ?::timestamptz end where facility_id = ? returning 1`,
          [at, at, facilityId],
        ),
      ),
  }),
)
