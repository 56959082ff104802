import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { QuestionExists } from '../contract/errors.ts'
import type { PublicQuestion } from '../contract/publication.ts'
import type { QuestionSide } from '../contract/topics.ts'
import type { Message } from '../domain/question.ts'
import { type ListedQuestion, Publications, publicationsOf, type QuestionFilter, Questions, questionsOf } from '../domain/questions.port.ts'
import { AuthorTable, GuestTable, MessageTable, PublicationTable, ThreadTable } from './tables.ts'

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
    ...questionsOf(
      makeTableStore(db, ThreadTable, { constraints: { questions_thread_open: QuestionExists } }),
      makeTableStore(db, GuestTable),
    ),
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

/** Threads that nobody asks any more. */
const orphaned = 't.account_id is null and not exists (select 1 from questions_guest g where g.thread_id = t.id)'

const close = `update questions_thread t set state = 'closed', closed_by = 'platform', closed_at = ?, version = version + 1 where t.state = 'open'`

/** Writes what happens to threads without their sides: facilities are deleted, accounts erased. */
export const closeQuestions = (db: Db): Pick<Questions, 'closeOf' | 'closeOrphaned'> => ({
  closeOf: (facilityId, at) => Effect.asVoid(db.rows(`${close} and t.facility_id = ? returning 1`, [at, facilityId])),
  closeOrphaned: Effect.fn('questions.close-orphaned')(function* (at) {
    yield* db.rows(`${close} and ${orphaned} returning 1`, [at])
    const removed = yield* db.rows<{ facility_id: string }>(
      `delete from questions_publication p using questions_thread t where t.id = p.thread_id and ${orphaned} returning t.facility_id`,
    )
    return [...new Set(removed.map(({ facility_id }) => facility_id))]
  }),
})

const iso = (column: string) => `to_char(t.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`

const columns = `t.id, t.facility_id, t.moved_from, t.account_id, t.by_guest, t.topic, t.state, t.closed_by, ${iso('closed_at')}, ${iso('asked_at')}, ${iso('last_message_at')},
  t.last_parent, t.last_facility, t.version,
  (select case when m.hidden then '' else left(m.text, 200) end from questions_message m where m.thread_id = t.id order by m.number desc limit 1) last_text`

const readOf = { parent: 'coalesce(s.number, 0)', facility: 'greatest(t.last_facility, coalesce(s.number, 0))' } as const
const hasNew = { parent: `(t.last_facility > ${readOf.parent})`, facility: `(t.last_parent > ${readOf.facility})` } as const
const otherOf = { parent: 'facility', facility: 'parent' } as const

/** Lists the threads of a parent or of a facility by one statement for the page and one for the total. */
export const listQuestions = (db: Db): Pick<Questions, 'list' | 'listBefore'> => ({
  list: Effect.fn('questions.list')(function* (filter, { offset, limit }) {
    const { where, values } = conditionsOf(filter)
    const unreadFirst = filter.side === 'facility' ? `${hasNew.facility} desc, ` : ''
    const items = yield* db.rows<ListedQuestion>(
      `${selectListed(filter.side)} where ${where} order by ${unreadFirst}t.last_message_at desc, t.id desc limit ? offset ?`,
      [filter.accountId, ...values, limit, offset],
    )
    const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from questions_thread t where ${where}`, values)
    return { items, total: counted?.total ?? 0 }
  }),
  listBefore: (filter, { unread, before, limit }) => {
    const { where, values } = conditionsOf(filter)
    const position = before === null ? '' : 'and (t.last_message_at, t.id) < (?::timestamptz, ?::uuid)'
    return db.rows<ListedQuestion>(
      `${selectListed(filter.side)} where ${where} ${position} ${unread ? `and ${hasNew[filter.side]}` : ''}
        order by t.last_message_at desc, t.id desc limit ?`,
      [filter.accountId, ...values, ...(before === null ? [] : [before.at, before.id]), limit],
    )
  },
})

const conditionsOf = ({ side, accountId, facilityId, state, topic }: QuestionFilter) => {
  const conditions = [
    ...(side === 'parent' ? [['t.account_id = ?', accountId] as const] : []),
    ...(facilityId === null ? [] : [[isUuid(facilityId) ? 't.facility_id = ?' : 't.facility_id::text = ?', facilityId] as const]),
    ...(state === null ? [] : [['t.state = ?', state] as const]),
    ...(topic === null ? [] : [['t.topic = ?', topic] as const]),
  ]
  return { where: conditions.map(([sql]) => sql).join(' and '), values: conditions.map(([, value]) => value) }
}

const selectListed = (side: QuestionSide) => `select ${columns},
   (select count(*)::int from questions_message m where m.thread_id = t.id and m.side = '${otherOf[side]}' and m.number > ${readOf[side]}) new_messages
   from questions_thread t left join questions_seen s on s.thread_id = t.id and s.account_id = ?`

/** SQL of the questions that the facility `f` has published, the newest first. */
export const publishedOf = `select t.topic, p.question, p.answer from questions_publication p join questions_thread t on t.id = p.thread_id
  where t.facility_id = f.id and p.state = 'published' order by p.answered_at desc, p.thread_id limit 30`

/** Creates the PostgreSQL repository of publications. */
export const makePublications = provide(
  Publications,
  { db: Db },
  ({ db }): Publications => ({
    ...publicationsOf(makeTableStore(db, PublicationTable)),
    published: (facilityId) => db.rows<PublicQuestion>(`select q.* from (select ?::uuid id) f, lateral (${publishedOf}) q`, [facilityId]),
  }),
)
