import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { type ReportedMessage, ReportedMessages } from '../domain/questions.port.ts'

const select = `select m.id, m.thread_id, m.number, m.side, m.account_id, a.staff_account_id staff_id, m.text, m.by_mail, m.hidden,
    to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') sent_at
  from questions_message m left join questions_author a on a.message_id = m.id`

/** Creates the PostgreSQL repository of reported messages. */
export const makeReportedMessages = provide(
  ReportedMessages,
  { db: Db },
  ({ db }): ReportedMessages => ({
    byId: (id) =>
      isUuid(id)
        ? db.rows<ReportedMessage>(`${select} where m.id = ?`, [id]).pipe(Effect.map(([row]) => row ?? null))
        : Effect.succeed(null),
    around: (threadId, number, reach) =>
      db.rows<ReportedMessage>(`${select} where m.thread_id = ? and m.number between ? and ? order by m.number`, [
        threadId,
        number - reach,
        number + reach,
      ]),
    hide: (id, hidden) =>
      db
        .rows('update questions_message set hidden = ? where id = ? and hidden <> ? returning 1', [hidden, id, hidden])
        .pipe(Effect.map((rows) => rows.length > 0)),
  }),
)
