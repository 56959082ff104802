import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { AnswerExists } from '../contract/errors.ts'
import { Answers, answersOf, Histories, historiesOf } from '../domain/answers.port.ts'
import { AnswerTable, HistoryTable } from './tables.ts'

/** Creates the PostgreSQL repository of answers. */
export const makeAnswers = provide(Answers, { db: Db }, ({ db }) =>
  answersOf(makeTableStore(db, AnswerTable, { constraints: { opinions_answer_one: AnswerExists } })),
)

/** Creates the PostgreSQL repository of histories. */
export const makeHistories = provide(Histories, { db: Db }, ({ db }) => historiesOf(makeTableStore(db, HistoryTable)))
