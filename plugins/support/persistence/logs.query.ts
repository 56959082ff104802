import { Effect } from 'effect'
import { allOf, arrayLiteral, type SqlCondition } from '#adapters/postgres/sql-condition.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { AuditEntryView } from '../contract/audit.ts'
import type { MailLogEntry } from '../contract/mail.ts'
import { AuditLog, type AuditQuestion, MailLog } from '../domain/logs.port.ts'

type Row = Omit<AuditEntryView, 'actor_name' | 'subject_name' | 'facility_name' | 'number'> & { readonly number: string }

const condition = (sql: string, ...parameters: readonly unknown[]): SqlCondition => ({ sql, parameters })

const conditionOf = ({ actor, action, subjects, from, to, before }: AuditQuestion): SqlCondition =>
  allOf([
    condition('number is not null'),
    ...(actor === undefined
      ? []
      : [
          'kind' in actor
            ? condition('actor = ?', actor.kind)
            : condition('actor_account_id = any (?::uuid[])', arrayLiteral(actor.accountIds)),
        ]),
    ...(action === undefined ? [] : [condition('action ~>=~ ? and action ~<~ ?', action, `${action}\u{10ffff}`)]),
    ...(subjects === undefined
      ? []
      : [
          condition(
            `(subject_account_id = any (?::uuid[]) or about->>'facility' = any (?::text[]))`,
            arrayLiteral(subjects),
            arrayLiteral(subjects),
          ),
        ]),
    ...(from === undefined ? [] : [condition(`at >= (?::date)::timestamp at time zone 'Europe/Warsaw'`, from)]),
    ...(to === undefined ? [] : [condition(`at < (?::date + 1)::timestamp at time zone 'Europe/Warsaw'`, to)]),
    ...(before === undefined ? [] : [condition('number < ?', before)]),
  ])

/** Reads entries of the audit log from PostgreSQL. */
export const makeAuditLog = provide(
  AuditLog,
  { db: Db },
  ({ db }): AuditLog => ({
    entries: (question) => {
      const { sql, parameters } = conditionOf(question)
      return Effect.map(
        db.rows<Row>(
          `select number, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') at, actor, actor_account_id, action, subject_account_id, about
           from audit_entry where ${sql} order by number desc limit ?`,
          [...parameters, question.limit],
        ),
        (rows) => rows.map((row) => ({ ...row, number: Number(row.number) })),
      )
    },
    facilitiesNamed: (words) =>
      Effect.map(
        db.rows<{ id: string }>(
          `select id from facility where support_facility_words(name, city) @@ to_tsquery('simple', ?) order by id limit 200`,
          [words.map((word) => `${word}:*`).join(' & ')],
        ),
        (rows) => rows.map(({ id }) => id),
      ),
    facilityNames: (ids) =>
      Effect.map(
        db.rows<{ id: string; name: string }>('select id, name from facility where id = any (?::uuid[])', [arrayLiteral(ids)]),
        (rows) => new Map(rows.map(({ id, name }) => [id, name])),
      ),
  }),
)

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Conditions of the states, which indexes know. */
const states: Readonly<Record<MailLogEntry['state'], string>> = {
  sent: 'sent_at is not null',
  given_up: 'given_up_at is not null and sent_at is null',
  retrying: 'sent_at is null and given_up_at is null and attempts > 0',
  waiting: 'sent_at is null and given_up_at is null and attempts = 0',
}

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
        ...(wanted === undefined ? [] : [{ sql: states[wanted], parameters: [] }]),
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
         select id, notify_feed('mail') from retried`,
          [at, id],
        ),
        ([row]) => row !== undefined,
      ),
  }),
)
