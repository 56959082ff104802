import { Effect } from 'effect'
import type { Anonymised, Person, PersonalTable, Retention } from '#core/plugin/personal-data.ts'
import type { ExportedRow, PersonalDataRepository, TableShape } from '#core/ports/personal-data-repository.ts'
import type { Db } from './unit-of-work.ts'

const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

/** SQL condition with its parameters. */
type Where = readonly [sql: string, parameters: readonly unknown[]]

const subjectCondition = ({ subject }: PersonalTable, { accountId, email }: Person): Where =>
  'email' in subject
    ? [`lower(${quoteIdentifier(subject.email)}) = ?`, [email.toLowerCase()]]
    : [`(${subject.accounts.map((column) => `${quoteIdentifier(column)} = ?::uuid`).join(' or ')})`, subject.accounts.map(() => accountId)]

/** Rows that exceed the retention time, without those that are anonymised already. */
const dueCondition = ({ from, for: time, action }: Retention, at: Date): Where => {
  const old = `${quoteIdentifier(from)} < ?::timestamptz - ?::interval`
  if (action === 'delete') return [old, [at.toISOString(), time]]
  const columns = Object.entries(action)
  // As partial indexes say it, so that what is anonymised already is not read again each night.
  const changes = columns.map(([column, value]) => `${quoteIdentifier(column)} is ${value === null ? 'not null' : 'distinct from ?'}`)
  const values = columns.flatMap(([, value]) => (value === null ? [] : [value]))
  return [`${old} and (${changes.join(' or ')})`, [at.toISOString(), time, ...values]]
}

const assignments = (columns: Anonymised) =>
  Object.keys(columns)
    .map((column) => `${quoteIdentifier(column)} = ?`)
    .join(', ')

const tablesQuery = `
select c.relname::text as name,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
  array(select distinct r.confrelid::regclass::text from pg_constraint r where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as "references"
from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace order by 1`

/** Reads and erases personal data by SQL generated from the declarations of plugins; identifiers never come from user input. */
export const makePersonalDataRepository = ({ db }: { readonly db: Db }): PersonalDataRepository => {
  const count = (rows: readonly object[]) => rows.length
  const eraseRows = (table: string, action: 'delete' | Anonymised, [where, parameters]: Where) =>
    (action === 'delete'
      ? db.rows(`delete from ${quoteIdentifier(table)} where ${where} returning 1`, parameters)
      : db.rows(`update ${quoteIdentifier(table)} set ${assignments(action)} where ${where} returning 1`, [
          ...Object.values(action),
          ...parameters,
        ])
    ).pipe(Effect.map(count))
  return {
    tables: () => db.rows<TableShape>(tablesQuery),
    rowsOf: (declaration, person) => {
      if ('exempt' in declaration.export) return Effect.succeed([])
      const [where, parameters] = subjectCondition(declaration, person)
      const members = Object.entries(declaration.export.columns).flatMap(([column, name]) => [
        `'${name.replaceAll("'", "''")}'`,
        quoteIdentifier(column),
      ])
      return db
        .rows<{ row: ExportedRow }>(
          `select json_build_object(${members.join(', ')}) "row" from ${quoteIdentifier(declaration.table)} where ${where} order by ctid`,
          parameters,
        )
        .pipe(Effect.map((rows) => rows.map(({ row }) => row)))
    },
    erase: (declaration, person) =>
      declaration.erasure !== 'delete' && 'exempt' in declaration.erasure
        ? Effect.succeed(0)
        : eraseRows(declaration.table, declaration.erasure as Anonymised, subjectCondition(declaration, person)),
    countDue: (table, rules, at) => {
      const due = rules.map((rule) => dueCondition(rule, at))
      const where = due.map(([sql]) => `(${sql})`).join(' or ')
      return db
        .rows<{ n: string }>(
          `select count(*) n from ${quoteIdentifier(table)} where ${where}`,
          due.flatMap(([, parameters]) => parameters),
        )
        .pipe(Effect.map(([row]) => Number(row?.n)))
    },
    applyRetention: (table, rule, at, limit) => {
      const [where, parameters] = dueCondition(rule, at)
      const batch = `ctid = any(array(select ctid from ${quoteIdentifier(table)} where ${where} limit ${limit} for update skip locked))`
      return eraseRows(table, rule.action, [batch, parameters])
    },
  }
}
