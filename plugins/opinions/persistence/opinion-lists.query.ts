import { Effect } from 'effect'
import { isCounted } from '#adapters/postgres/facilities/counted-facilities.ts'
import { conditionOfFilter } from '#adapters/postgres/filter.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { define, provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import type { LatestOpinion, OpinionStats } from '../contract/public-views.ts'
import type { OpinionOrder } from '../contract/states.ts'
import type { Opinion } from '../domain/opinion.ts'
import { type NamedFacility, OpinionLists, opinionGrammar, roundedScoreSql } from '../domain/opinion-lists.port.ts'
import { Answers } from '../domain/opinions.port.ts'
import { OpinionTable, toOpinion } from './tables.ts'

const sum = 'o.score_cleanliness + o.score_staff + o.score_food'
const newest = 'o.written_at desc, o.id desc'
const orders: Readonly<Record<OpinionOrder, string>> = {
  newest,
  helpful: `o.helpful desc, ${newest}`,
  best: `${sum} desc, ${newest}`,
  worst: `${sum}, ${newest}`,
}

const ofFacilityStates = {
  all: `(o.state = 'accepted' or exists (select 1 from opinions_answer a where a.opinion_id = o.id))`,
  unanswered: `o.state = 'accepted' and not exists (select 1 from opinions_answer a where a.opinion_id = o.id)`,
  answered: `exists (select 1 from opinions_answer a where a.opinion_id = o.id)`,
  new: `o.state = 'accepted' and fresh.is_new`,
} as const

const isNew = `exists (select 1 from access_grant g where g.facility_id = o.facility_id and g.account_id = ? and o.accepted_at >= g.given_at and o.accepted_at > now() - interval '12 months'
  and 'facility-opinions/write' = any (g.permissions)
  and not exists (select 1 from opinions_seen s where s.opinion_id = o.id and s.account_id = g.account_id))`

// The newest of many facilities are among so many of the newest of all.
const latestAmong = 120

interface Ranked {
  readonly id: string
  readonly total: number
  readonly is_new?: boolean
}

/** Creates the lists of opinions over PostgreSQL. */
export const makeOpinionLists = provide(OpinionLists, { db: Db, answers: Answers }, ({ db, answers }): OpinionLists => {
  const byIds = Effect.fn('opinions.by-ids')(function* (ids: readonly string[]) {
    if (ids.length === 0) return []
    const rows = yield* db.query((em) => em.find(OpinionTable, { id: { $in: [...ids] } }))
    const found = new Map(rows.map((row) => [row.id, { opinion: toOpinion(row), helpful: row.helpful }]))
    const answered = yield* answers.of(ids)
    return ids.flatMap((id) => {
      const one = found.get(id)
      return one ? [{ ...one, answer: answered.get(id) ?? null }] : []
    })
  })
  const page = Effect.fn('opinions.page')(function* (ranked: readonly Ranked[]) {
    return { items: yield* byIds(ranked.map(({ id }) => id)), total: ranked[0]?.total ?? 0 }
  })
  return {
    complete: (opinions: readonly Opinion[]) => byIds(opinions.map(({ id }) => id)),
    accepted: Effect.fn('opinions.list-accepted')(function* ({ facilityId, filter, sort, paging }) {
      const condition = conditionOfFilter(opinionGrammar, filter)
      const ranked = yield* db.rows<Ranked>(
        `select o.id, count(*) over ()::int total from opinions_opinion o
          where o.facility_id = ? and o.state = 'accepted' and (${condition.sql}) order by ${orders[sort]} limit ? offset ?`,
        [facilityId, ...condition.parameters, paging.limit, paging.offset],
      )
      return yield* page(ranked)
    }),
    ofAccount: Effect.fn('opinions.list-own')(function* (accountId, { limit, offset }) {
      const ranked = yield* db.rows<Ranked>(
        `select o.id, count(*) over ()::int total from opinions_opinion o where o.account_id = ? order by ${newest} limit ? offset ?`,
        [accountId, limit, offset],
      )
      return yield* page(ranked)
    }),
    ofFacility: Effect.fn('opinions.list-facility')(function* ({ facilityId, accountId, state, paging }) {
      const ranked = yield* db.rows<Ranked>(
        `select o.id, fresh.is_new, count(*) over ()::int total from opinions_opinion o cross join lateral (select ${isNew} is_new) fresh
          where o.facility_id = ? and ${ofFacilityStates[state ?? 'all']} order by ${newest} limit ? offset ?`,
        [accountId, facilityId, paging.limit, paging.offset],
      )
      const { items, total } = yield* page(ranked)
      const fresh = new Set(ranked.flatMap(({ id, is_new }) => (is_new ? [id] : [])))
      return { items: items.map((item) => ({ ...item, isNew: fresh.has(item.opinion.id) })), total }
    }),
    latest: (count) =>
      db.rows<LatestOpinion>(
        `select ${publicOpinionSql} opinion, jsonb_build_object('id', f.id, 'slug', f.slug, 'name', f.name, 'city', f.city, 'made', f.made) facility
          from (select distinct on (n.facility_id) n.id, n.facility_id, n.accepted_at
            from (select id, facility_id, accepted_at from opinions_opinion where state = 'accepted' order by accepted_at desc, id desc limit ${latestAmong}) n
            join facility f on f.id = n.facility_id and f.active and f.deleted_at is null and f.merged_into is null and ${isCounted}
            order by n.facility_id, n.accepted_at desc, n.id desc) one
          join opinions_opinion o on o.id = one.id join facility f on f.id = one.facility_id
          order by one.accepted_at desc, one.id desc limit ?`,
        [count],
      ),
    stats: Effect.fn('opinions.stats')(function* (facilityId, now) {
      const thisMonth = `${toWarsawTime(now).day.slice(0, 7)}-01`
      const [row] = yield* db.rows<{ stats: Omit<OpinionStats, 'facility_id'> }>(
        `select jsonb_build_object(${figuresSql}, 'months', (${monthsSql}),
           'codes', (select jsonb_build_object('batches', count(*), 'issued', coalesce(sum(b.size), 0)) from opinions_code_batch b where b.facility_id = ?)) stats
           from opinions_opinion o where o.facility_id = ? and o.state = 'accepted'`,
        [thisMonth, facilityId, facilityId, facilityId],
      )
      if (!row) throw new Error('An aggregate without rows')
      return { facility_id: facilityId, ...row.stats }
    }),
    facilities: (ids) =>
      db
        .rows<NamedFacility>(
          `select f.id, case when f.deleted_at is null then f.slug end slug, f.name, f.city from facility f
            where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
          [JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
  }
})

const rated = 'active and deleted_at is null and merged_into is null and rating_count > 0'
const rules = { path: '/jak-sprawdzamy-opinie', changed: null }

/** Lists the page of the rules, and the lists of opinions of rated facilities with the day of the newest opinion. */
export const OpinionSitemap = define(
  'opinions/Sitemap',
  { db: Db },
  ({ db }): SitemapPages => ({
    count: Effect.fn('opinions.count-sitemap')(function* () {
      const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from facility where ${rated}`)
      return 1 + (counted?.total ?? 0)
    }),
    slice: Effect.fn('opinions.sitemap-slice')(function* (offset, limit) {
      const rows = yield* db.rows<{ slug: string; changed: string }>(
        `select slug, rated_at::date::text changed from facility where ${rated} order by id limit ? offset ?`,
        [offset === 0 ? limit - 1 : limit, Math.max(0, offset - 1)],
      )
      return [...(offset === 0 ? [rules] : []), ...rows.map(({ slug, changed }) => ({ path: `/placowka/${slug}/opinie`, changed }))]
    }),
  }),
)

/** Month of a moment in Warsaw, `2026-09`. */
const month = (column: string) => `to_char(${column} at time zone 'Europe/Warsaw', 'YYYY-MM')`

/** SQL of `PublicOpinion` for an accepted `opinions_opinion o`, as `publicViewOf` of the domain builds it; a test compares the two. */
export const publicOpinionSql = `jsonb_build_object('id', o.id, 'facility_id', o.facility_id,
  'author', case when o.author_first_name = '' then null when o.author_last_name = '' then o.author_first_name
    else o.author_first_name || ' ' || upper(left(o.author_last_name, 1)) || '.' end,
  'score', round((o.score_cleanliness + o.score_staff + o.score_food) / 3.0, 1),
  'score_cleanliness', o.score_cleanliness, 'score_staff', o.score_staff, 'score_food', o.score_food,
  'pros', o.pros, 'cons', o.cons, 'text', o.text, 'relation', o.relation, 'attended_from', o.attended_from, 'attended_to', o.attended_to,
  'language', o.language, 'trust', o.trust, 'trust_method', o.trust_method, 'month', ${month('o.written_at')}, 'helpful', o.helpful,
  'answer', (select jsonb_build_object('text', a.text, 'month', ${month('a.accepted_at')}) from opinions_answer a
    where a.opinion_id = o.id and a.state = 'accepted'))`

const tenth = (column: string) => `coalesce(round(avg(${column}), 1), 0)`
const trust = (level: string) => `'${level}', count(*) filter (where o.trust = '${level}')`

/** SQL of the figures of `OpinionStats` over the accepted `opinions_opinion o` of a facility, as arguments of `jsonb_build_object`. */
export const figuresSql = `'count', count(*), 'total', coalesce(round(avg(o.score_cleanliness + o.score_staff + o.score_food) / 3, 1), 0),
  'cleanliness', ${tenth('o.score_cleanliness')}, 'staff', ${tenth('o.score_staff')}, 'food', ${tenth('o.score_food')},
  'distribution', jsonb_build_array(${[1, 2, 3, 4, 5].map((score) => `count(*) filter (where ${roundedScoreSql} = ${score})`).join(', ')}),
  'by_trust', jsonb_build_object(${['unverified', 'verified', 'trusted'].map(trust).join(', ')}),
  'answered', count(*) filter (where exists (select 1 from opinions_answer a where a.opinion_id = o.id and a.state = 'accepted'))`

/**
 * SQL of the last 24 months of a facility's accepted opinions, the oldest first; two parameters: its id, and the first
 * day of the current month.
 */
export const monthsSql = `select jsonb_agg(jsonb_build_object('month', to_char(m.start, 'YYYY-MM'), 'count', coalesce(w.count, 0), 'mean', coalesce(w.mean, 0)) order by m.start)
  from (select (given.month - n * interval '1 month')::date start from (select ?::date as month) given, generate_series(0, 23) n) m
  left join (select ${month('o.written_at')} written, count(*) count, round(avg(o.score_cleanliness + o.score_staff + o.score_food) / 3, 1) mean
    from opinions_opinion o where o.facility_id = ? and o.state = 'accepted' group by 1) w on w.written = to_char(m.start, 'YYYY-MM')`
