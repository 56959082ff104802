import { Effect } from 'effect'
import { allOf, type SqlCondition } from '#adapters/postgres/sql-condition.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { AuditEntryView } from '../contract/audit.ts'
import { AuditLog, type AuditQuestion } from '../domain/audit-log.port.ts'

type Row = Omit<AuditEntryView, 'actor_name' | 'number'> & { readonly number: string }

const condition = (sql: string, ...parameters: readonly unknown[]): SqlCondition => ({ sql, parameters })

const conditionOf = ({ actor, action, subject, from, to, before }: AuditQuestion): SqlCondition =>
  allOf([
    condition('number is not null'),
    ...(actor === undefined
      ? []
      : ['kind' in actor ? condition('actor = ?', actor.kind) : condition('actor_account_id = ?', actor.accountId)]),
    ...(action === undefined ? [] : [condition('action ~>=~ ? and action ~<~ ?', action, `${action}\u{10ffff}`)]),
    ...(subject === undefined ? [] : [condition(`(subject_account_id = ? or about->>'facility' = ?)`, subject, subject)]),
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
  }),
)
