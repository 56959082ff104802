import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { ListedQuestion, Questions } from '../domain/questions.port.ts'

const iso = (column: string) => `to_char(t.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ${column}`

const columns = `t.id, t.facility_id, t.moved_from, t.account_id, t.topic, t.state, t.closed_by, ${iso('closed_at')}, ${iso('asked_at')}, ${iso('last_message_at')},
  t.last_parent, t.last_facility, t.version,
  (select case when m.hidden then '' else left(m.text, 200) end from questions_message m where m.thread_id = t.id order by m.number desc limit 1) last_text`

const readOf = { parent: 'coalesce(s.number, 0)', facility: 'greatest(t.last_facility, coalesce(s.number, 0))' } as const
const otherOf = { parent: 'facility', facility: 'parent' } as const

/** Lists the threads of a parent or of a facility by one statement for the page and one for the total. */
export const listQuestions = (db: Db): Pick<Questions, 'list'> => ({
  list: Effect.fn('questions.list')(function* ({ side, accountId, facilityId, state, topic }, { offset, limit }) {
    if (facilityId !== null && !isUuid(facilityId)) return { items: [], total: 0 }
    const conditions = [
      ...(side === 'parent' ? [['t.account_id = ?', accountId] as const] : []),
      ...(facilityId === null ? [] : [['t.facility_id = ?', facilityId] as const]),
      ...(state === null ? [] : [['t.state = ?', state] as const]),
      ...(topic === null ? [] : [['t.topic = ?', topic] as const]),
    ]
    const where = conditions.map(([sql]) => sql).join(' and ')
    const values = conditions.map(([, value]) => value)
    const other = otherOf[side]
    const read = readOf[side]
    const items = yield* db.rows<ListedQuestion>(
      `select ${columns},
         (select count(*)::int from questions_message m where m.thread_id = t.id and m.side = '${other}' and m.number > ${read}) new_messages
         from questions_thread t left join questions_seen s on s.thread_id = t.id and s.account_id = ?
        where ${where} order by ${side === 'facility' ? `(t.last_parent > ${read}) desc, ` : ''}t.last_message_at desc, t.id desc limit ? offset ?`,
      [accountId, ...values, limit, offset],
    )
    const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from questions_thread t where ${where}`, values)
    return { items, total: counted?.total ?? 0 }
  }),
})
