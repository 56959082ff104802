import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { AnswerExists, OpinionExists } from '../contract/errors.ts'
import type { Opinion } from '../domain/opinion.ts'
import {
  Answers,
  type AuthorFigures,
  answersOf,
  BulkOpinions,
  EvidenceFiles,
  evidenceOf,
  Histories,
  historiesOf,
  Opinions,
  opinionsOf,
} from '../domain/opinions.port.ts'
import { AnswerTable, EvidenceTable, HistoryTable, OpinionTable, toOpinion } from './tables.ts'

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

/** Creates the PostgreSQL repository of answers. */
export const makeAnswers = provide(Answers, { db: Db }, ({ db }) =>
  answersOf(makeTableStore(db, AnswerTable, { constraints: { opinions_answer_one: AnswerExists } })),
)

/** Creates the PostgreSQL repository of histories. */
export const makeHistories = provide(Histories, { db: Db }, ({ db }) => historiesOf(makeTableStore(db, HistoryTable)))

/** Creates the PostgreSQL repository of evidence. */
export const makeEvidenceFiles = provide(EvidenceFiles, { db: Db }, ({ db }): EvidenceFiles => {
  const files = makeTableStore(db, EvidenceTable)
  return {
    ...evidenceOf(files),
    decidedBefore: Effect.fn('opinions.decided-evidence')(function* (at, limit) {
      const rows = yield* db.rows<{ id: string }>(
        `select e.id from opinions_evidence e join opinions_opinion o on o.id = e.opinion_id
          where e.added_at < ? and o.state <> 'pending' and coalesce(o.decided_at, o.changed_at) < ? limit ?`,
        [at, at, limit],
      )
      return yield* files.find({ id: { in: rows.map(({ id }) => id) } }, { orderBy: { added_at: 'asc', id: 'asc' } })
    }),
  }
})

const addOpinions = `insert into opinions_opinion (id, submission_id, facility_id, state, version, score_cleanliness, score_staff, score_food, pros, cons, text,
    author_first_name, author_last_name, relation, attended_from, attended_to, language, trust, trust_method, document_seen, upheld_reports, helpful,
    written_at, changed_at, decided_at, accepted_at)
  select id, submission_id, facility_id, 'accepted', 2, score_cleanliness, score_staff, score_food, pros, cons, text, author_first_name, author_last_name,
    relation, attended_from, attended_to, language, trust, trust_method, trust_method = 'document', 0, helpful, written_at, accepted_at, accepted_at, accepted_at
  from jsonb_to_recordset(?::jsonb) as g (id uuid, submission_id uuid, facility_id uuid, score_cleanliness smallint, score_staff smallint, score_food smallint,
    pros jsonb, cons jsonb, text text, author_first_name text, author_last_name text, relation text, attended_from text, attended_to text, language text,
    trust text, trust_method text, helpful integer, written_at timestamptz, accepted_at timestamptz) returning 1`

const addAnswers = `insert into opinions_answer (opinion_id, submission_id, text, state, version, written_at, changed_at, decided_at, accepted_at, seen_at)
  select opinion_id, submission_id, text, 'accepted', 2, written_at, accepted_at, accepted_at, accepted_at, accepted_at
  from jsonb_to_recordset(?::jsonb) as g (opinion_id uuid, submission_id uuid, text text, written_at timestamptz, accepted_at timestamptz) returning 1`

const addHistory = `insert into opinions_history (id, opinion_id, at, act, text)
  select id, opinion_id, at, act, text from jsonb_to_recordset(?::jsonb) as g (id uuid, opinion_id uuid, at timestamptz, act text, text text) returning 1`

/** Creates the bulk insert of opinions: a statement for each table and batch. */
export const makeBulkOpinions = provide(
  BulkOpinions,
  { db: Db },
  ({ db }): BulkOpinions => ({
    facilities: ({ made, except, count }) =>
      db.rows<{ id: string; name: string }>(
        `select f.id, f.name from facility f where f.active and f.deleted_at is null and f.merged_into is null and (f.made or not ?::boolean)
         and not (f.name = ? and f.city = ?) order by f.legacy_id nulls last, f.slug limit ?`,
        [made, except?.name ?? '', except?.city ?? '', count],
      ),
    isEmpty: () => db.rows('select 1 from opinions_opinion limit 1').pipe(Effect.map((rows) => rows.length === 0)),
    add: Effect.fn('opinions.add-many')(function* (opinions) {
      yield* db.rows(addOpinions, [JSON.stringify(opinions.map((one) => ({ ...one, submission_id: newId() })))])
      const answers = opinions.flatMap(({ id, answer }) => (answer ? [{ ...answer, opinion_id: id, submission_id: newId() }] : []))
      yield* db.rows(addAnswers, [JSON.stringify(answers)])
      const steps = opinions.flatMap(({ id: opinion_id, text, written_at, accepted_at, answer }) => [
        { id: newId(), opinion_id, at: written_at, act: 'written', text },
        { id: newId(), opinion_id, at: accepted_at, act: 'accepted', text: null },
        ...(answer
          ? [
              { id: newId(), opinion_id, at: answer.written_at, act: 'answer_written', text: answer.text },
              { id: newId(), opinion_id, at: answer.accepted_at, act: 'answer_accepted', text: null },
            ]
          : []),
      ])
      yield* db.rows(addHistory, [JSON.stringify(steps)])
    }),
    refreshStatistics: () => Effect.asVoid(db.rows('analyze opinions_opinion, opinions_answer, opinions_history')),
  }),
)
