import { Effect } from 'effect'
import { allOf } from '#adapters/postgres/sql-condition.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { MailLogEntry } from '../contract/mail.ts'
import { MailLog } from '../domain/mail-log.port.ts'

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const state = `case when sent_at is not null then 'sent' when given_up_at is not null then 'given_up' when attempts > 0 then 'retrying' else 'waiting' end`

// The values of a template may hold links with tokens, so that they are never read here.
const columns = `id, recipient "to", language, template, ${state} state, ${iso('created_at')} written_at, ${iso('sent_at')} sent_at,
  case when sent_at is null and given_up_at is null then ${iso('next_at')} end next_at, attempts, error`

/** Reads mails, without their content, and queues failed ones again. */
export const makeMailLog = provide(
  MailLog,
  { db: Db },
  ({ db }): MailLog => ({
    list: ({ to, template, state: wanted, before, limit }) => {
      if (before !== undefined && !isUuid(before)) return Effect.succeed([])
      const { sql, parameters } = allOf([
        ...(to === undefined ? [] : [{ sql: 'lower(recipient) = lower(?)', parameters: [to] }]),
        ...(template === undefined ? [] : [{ sql: 'starts_with(template, ?)', parameters: [template] }]),
        ...(wanted === undefined ? [] : [{ sql: `${state} = ?`, parameters: [wanted] }]),
        ...(before === undefined ? [] : [{ sql: 'id < ?', parameters: [before] }]),
      ])
      return db.rows<MailLogEntry>(`select ${columns} from mail where ${sql} order by id desc limit ?`, [...parameters, limit])
    },
    find: (id) =>
      isUuid(id)
        ? Effect.map(db.rows<MailLogEntry>(`select ${columns} from mail where id = ?`, [id]), ([row]) => row ?? null)
        : Effect.succeed(null),
    retry: (id, at) =>
      Effect.map(
        db.rows(
          `with retried as (update mail set given_up_at = null, claimed_until = null, attempts = 0, next_at = ? where id = ? and given_up_at is not null returning id)
         select id, pg_notify('mail', '') from retried`,
          [at, id],
        ),
        ([row]) => row !== undefined,
      ),
  }),
)
