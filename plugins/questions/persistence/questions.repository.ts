import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { QuestionExists } from '../contract/errors.ts'
import type { Message } from '../domain/question.ts'
import { Questions, questionsOf } from '../domain/questions.port.ts'
import { closeQuestions } from './close-questions.ts'
import { listQuestions } from './list-questions.query.ts'
import { AuthorTable, MessageTable, ThreadTable } from './tables.ts'

/** New messages of the threads of some facilities: those of parents after the last answer, and after what the account has seen. */
const countOfFacilities = `select t.facility_id, count(*)::int messages
  from questions_thread t left join questions_seen s on s.thread_id = t.id and s.account_id = ?
  join questions_message m on m.thread_id = t.id and m.side = 'parent' and m.number > greatest(t.last_facility, coalesce(s.number, 0))
 where t.facility_id in (select jsonb_array_elements_text(?::jsonb)::uuid) and t.last_parent > t.last_facility group by t.facility_id`

const countOfParent = `select count(*)::int messages
  from questions_thread t left join questions_seen s on s.thread_id = t.id and s.account_id = ?
  join questions_message m on m.thread_id = t.id and m.side = 'facility' and m.number > coalesce(s.number, 0)
 where t.account_id = ?`

/** Creates the PostgreSQL repository of threads. */
export const makeQuestions = provide(Questions, { db: Db }, ({ db }): Questions => {
  return {
    ...questionsOf(makeTableStore(db, ThreadTable, { constraints: { questions_thread_open: QuestionExists } })),
    ...listQuestions(db),
    ...closeQuestions(db),
    addMessage: Effect.fn('questions.add-message')(function* ({ staff_id, ...message }) {
      yield* db.query((em) => em.create(MessageTable, message))
      if (staff_id !== null) yield* db.query((em) => em.create(AuthorTable, { message_id: message.id, staff_account_id: staff_id }))
    }),
    messagesOf: (threadId) =>
      db.rows<Message>(
        `select m.id, m.thread_id, m.number, m.side, m.account_id, a.staff_account_id staff_id, case when m.hidden then '' else m.text end text, m.by_mail,
           to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') sent_at
           from questions_message m left join questions_author a on a.message_id = m.id where m.thread_id = ? order by m.number`,
        [threadId],
      ),
    markSeen: (accountId, threadId, number) =>
      db
        .rows<{ one: number }>(
          `insert into questions_seen as s (thread_id, account_id, number) values (?, ?, ?)
             on conflict (thread_id, account_id) do update set number = excluded.number where s.number < excluded.number returning 1 one`,
          [threadId, accountId, number],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    seenOf: (threadId) =>
      db
        .rows<{ account_id: string; number: number }>('select account_id, number from questions_seen where thread_id = ?', [threadId])
        .pipe(Effect.map((rows) => new Map(rows.map(({ account_id, number }) => [account_id, number])))),
    countNew: Effect.fn('questions.count-new')(function* (accountId, facilityIds) {
      const [own] = yield* db.rows<{ messages: number }>(countOfParent, [accountId, accountId])
      const ofFacilities =
        facilityIds.length === 0
          ? []
          : yield* db.rows<{ facility_id: string; messages: number }>(countOfFacilities, [accountId, JSON.stringify(facilityIds)])
      return {
        answers: own?.messages ?? 0,
        byFacility: Object.fromEntries(ofFacilities.map(({ facility_id, messages }) => [facility_id, messages])),
      }
    }),
  }
})
