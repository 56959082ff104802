import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { OpinionExists } from '../contract/errors.ts'
import type { Opinion } from '../domain/opinion.ts'
import { type AuthorFigures, Opinions, opinionsOf } from '../domain/opinions.port.ts'
import { OpinionTable, toOpinion } from './tables.ts'

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

const ratingQuery = `select count(*)::int count, coalesce(avg(score_cleanliness), 0)::float8 cleanliness, coalesce(avg(score_staff), 0)::float8 staff,
    coalesce(avg(score_food), 0)::float8 food, coalesce(avg(score_cleanliness + score_staff + score_food) / 3, 0)::float8 total,
    ${iso('max(accepted_at)')} "newestAt"
  from opinions_opinion where facility_id = ? and state = 'accepted'`

const moveQuery = `update opinions_opinion o set facility_id = ?, merged_from = coalesce(o.merged_from, o.facility_id)
  where o.facility_id = ? and not exists (
    select 1 from opinions_opinion one where one.facility_id = ? and one.account_id = o.account_id and one.state <> 'withdrawn') returning id`

// Whoever wrote about the facility again since keeps that opinion. What came from facilities that were merged into it
// before returns with it.
const moveBackQuery = `update opinions_opinion o set facility_id = ?, merged_from = nullif(o.merged_from, ?)
  where o.facility_id = ? and (o.merged_from = ? or o.merged_from in (select id from facility where merged_into = ?)) and not exists (
    select 1 from opinions_opinion one where one.facility_id = ? and one.account_id = o.account_id and one.state <> 'withdrawn') returning id`

const giveQuery = `update opinions_opinion o set facility_id = ?
  where o.facility_id = ? and o.merged_from is null and o.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and not exists (
    select 1 from opinions_opinion one where one.facility_id = ? and one.account_id = o.account_id and one.state <> 'withdrawn') returning id`

/** Creates the PostgreSQL repository of opinions. */
export const makeOpinions = provide(Opinions, { db: Db }, ({ db }): Opinions => {
  const opinions = makeTableStore(db, OpinionTable, {
    toEntity: toOpinion,
    toRow: (opinion: Opinion) => opinion,
    constraints: { opinions_opinion_one: OpinionExists },
  })
  const byIds = (rows: readonly { readonly id: string }[]) => opinions.find({ id: { in: idsOf(rows) } }, { orderBy: { id: 'asc' } })
  return {
    ...opinionsOf(opinions),
    rating: (facilityId) =>
      db
        .rows<Effect.Success<ReturnType<Opinions['rating']>>>(ratingQuery, [facilityId])
        .pipe(Effect.map(([row]) => row ?? { count: 0, cleanliness: 0, staff: 0, food: 0, total: 0, newestAt: null })),
    figuresOf: (accountId) =>
      db
        .rows<AuthorFigures>(
          `select (count(*) filter (where state = 'accepted'))::int accepted, ${iso(`min(accepted_at) filter (where state = 'accepted')`)} "firstAcceptedAt",
             coalesce(sum(upheld_reports), 0)::int "upheldReports" from opinions_opinion where account_id = ?`,
          [accountId],
        )
        .pipe(Effect.map(([row]) => row ?? { accepted: 0, firstAcceptedAt: null, upheldReports: 0 })),
    move: Effect.fn('opinions.move')(function* (from, to) {
      return yield* byIds(yield* db.rows<{ id: string }>(moveQuery, [to, from, to]))
    }),
    moveBack: Effect.fn('opinions.move-back')(function* (from, to) {
      return yield* byIds(yield* db.rows<{ id: string }>(moveBackQuery, [to, to, from, to, to, to]))
    }),
    give: Effect.fn('opinions.give')(function* (from, to, chosen) {
      return yield* byIds(yield* db.rows<{ id: string }>(giveQuery, [to, from, JSON.stringify(chosen), to]))
    }),
    stranded: () =>
      db
        .rows<{ id: string }>(
          `with waiting as (select id from opinions_opinion where state = 'pending' union select opinion_id from opinions_answer where state = 'pending')
            select o.id from waiting w join opinions_opinion o on o.id = w.id and o.state <> 'withdrawn' join facility f on f.id = o.facility_id
              where f.deleted_at is not null or exists (
                select 1 from opinions_opinion other where other.facility_id = f.merged_into and other.account_id = o.account_id and other.state <> 'withdrawn')
              order by o.id`,
        )
        .pipe(Effect.map(idsOf)),
    experiencedSince: (at) =>
      db
        .rows<{ id: string }>(
          `select distinct o.account_id id from opinions_opinion o where o.state = 'accepted' and o.trust = 'verified' and o.account_id is not null
             and exists (select 1 from opinions_opinion first where first.account_id = o.account_id and first.state = 'accepted' and first.accepted_at <= ?)`,
          [at],
        )
        .pipe(Effect.map(idsOf)),
    facilities: () =>
      db
        .rows<{ id: string }>('select distinct facility_id id from opinions_opinion where accepted_at is not null order by 1')
        .pipe(Effect.map(idsOf)),
  }
})
