import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { AnswerExists } from '../contract/errors.ts'
import { Answers, Histories } from '../domain/answers.port.ts'
import { AnswerTable, HistoryTable } from './tables.ts'

/** Creates the PostgreSQL repository of answers. */
export const makeAnswers = provide(
  Answers,
  { db: Db },
  ({ db }): Answers => ({
    of: (opinionIds) =>
      opinionIds.length === 0
        ? Effect.succeed(new Map())
        : db
            .query((em) => em.find(AnswerTable, { opinion_id: { $in: [...opinionIds] } }))
            .pipe(Effect.map((rows) => new Map(rows.map((row) => [row.opinion_id, { ...row }])))),
    bySubmission: (submissionId) =>
      isUuid(submissionId)
        ? db.query((em) => em.findOne(AnswerTable, { submission_id: submissionId })).pipe(Effect.map((row) => (row ? { ...row } : null)))
        : Effect.succeed(null),
    add: (answer) => Effect.asVoid(db.guarded({ opinions_answer_one: AnswerExists }, (em) => em.create(AnswerTable, answer))),
    save: (answer) =>
      Effect.asVoid(
        db.query(async (em) => {
          const row = await em.findOne(AnswerTable, { opinion_id: answer.opinion_id })
          if (row) em.assign(row, answer)
        }),
      ),
    remove: (opinionId) => Effect.asVoid(db.bulk((em) => em.nativeDelete(AnswerTable, { opinion_id: opinionId }))),
  }),
)

/** Creates the PostgreSQL repository of histories. */
export const makeHistories = provide(
  Histories,
  { db: Db },
  ({ db }): Histories => ({
    add: (step) => Effect.asVoid(db.query((em) => em.create(HistoryTable, step))),
    of: (opinionId) =>
      db
        .query((em) => em.find(HistoryTable, { opinion_id: opinionId }, { orderBy: { at: 'asc', id: 'asc' } }))
        .pipe(Effect.map((rows) => rows.map((row) => ({ ...row })))),
    eraseTexts: (opinionId) =>
      Effect.asVoid(
        db.bulk((em) => em.nativeUpdate(HistoryTable, { opinion_id: opinionId, act: { $in: ['written', 'edited'] } }, { text: null })),
      ),
  }),
)
