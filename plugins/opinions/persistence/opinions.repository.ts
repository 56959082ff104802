import { Effect } from 'effect'
import { Db, forUpdate } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { OpinionExists, OpinionNotFound } from '../contract/errors.ts'
import { type AuthorFigures, Opinions } from '../domain/opinions.port.ts'
import { OpinionTable, toOpinion } from './tables.ts'

const constraints = { opinions_opinion_one: OpinionExists }
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
const newestFirst = { orderBy: { written_at: 'desc', id: 'desc' } } as const

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
  const findOne = (where: object, options: object = {}) =>
    db.query((em) => em.findOne(OpinionTable, where, options)).pipe(Effect.map((row) => (row ? toOpinion(row) : null)))
  const find = Effect.fn('opinions.find')(function* (id: string, options: object = {}) {
    return (isUuid(id) ? yield* findOne({ id }, options) : null) ?? (yield* new OpinionNotFound())
  })
  const byIds = (found: readonly string[]) =>
    db
      .query((em) => em.find(OpinionTable, { id: { $in: [...found] } }, { orderBy: { id: 'asc' }, refresh: true }))
      .pipe(Effect.map((rows) => rows.map(toOpinion)))
  return {
    byId: (id) => find(id),
    lock: (id) => find(id, forUpdate),
    bySubmission: (submissionId) => (isUuid(submissionId) ? findOne({ submission_id: submissionId }) : Effect.succeed(null)),
    current: (accountId, facilityId) =>
      isUuid(facilityId) ? findOne({ account_id: accountId, facility_id: facilityId, state: { $ne: 'withdrawn' } }) : Effect.succeed(null),
    ofAccount: (accountId) =>
      db.query((em) => em.find(OpinionTable, { account_id: accountId }, newestFirst)).pipe(Effect.map((rows) => rows.map(toOpinion))),
    add: (opinion) => Effect.asVoid(db.guarded(constraints, (em) => em.create(OpinionTable, { ...opinion, helpful: 0 }))),
    save: (opinion) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(OpinionTable, { id: opinion.id })
          if (row) em.assign(row, opinion)
        }),
      ),
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
      return yield* byIds(ids(yield* db.rows<{ id: string }>(moveQuery, [to, from, to])))
    }),
    moveBack: Effect.fn('opinions.move-back')(function* (from, to) {
      return yield* byIds(ids(yield* db.rows<{ id: string }>(moveBackQuery, [to, to, from, to, to, to])))
    }),
    writtenSince: (facilityId, at) =>
      db
        .query((em) =>
          em.find(
            OpinionTable,
            { facility_id: facilityId, merged_from: null, written_at: { $gt: at }, state: { $ne: 'withdrawn' } },
            { orderBy: { written_at: 'asc', id: 'asc' } },
          ),
        )
        .pipe(Effect.map((rows) => rows.map(toOpinion))),
    give: Effect.fn('opinions.give')(function* (from, to, chosen) {
      return yield* byIds(ids(yield* db.rows<{ id: string }>(giveQuery, [to, from, JSON.stringify(chosen), to])))
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
        .pipe(Effect.map(ids)),
    experiencedSince: (at) =>
      db
        .rows<{ id: string }>(
          `select distinct o.account_id id from opinions_opinion o where o.state = 'accepted' and o.trust = 'verified' and o.account_id is not null
             and exists (select 1 from opinions_opinion first where first.account_id = o.account_id and first.state = 'accepted' and first.accepted_at <= ?)`,
          [at],
        )
        .pipe(Effect.map(ids)),
    removeOld: (before) =>
      Effect.asVoid(
        db.rows(`delete from opinions_opinion where state in ('withdrawn', 'rejected') and changed_at < ? returning 1`, [before]),
      ),
    facilities: () =>
      db
        .rows<{ id: string }>('select distinct facility_id id from opinions_opinion where accepted_at is not null order by 1')
        .pipe(Effect.map(ids)),
  }
})
