import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { BulkOpinions } from '../domain/bulk-opinions.port.ts'

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
