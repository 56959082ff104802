import { Effect } from 'effect'
import type { Anonymised, Person, PersonalTable, Retention } from '#core/plugin/personal.ts'
import type { ExportedRow, PersonalDataRepository, TableShape } from '#core/ports/personal-store.ts'
import type { Db } from './unit-of-work.ts'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A condition with its parameters. */
type Where = readonly [sql: string, parameters: readonly unknown[]]

const isOf = ({ subject }: PersonalTable, { accountId, email }: Person): Where =>
  'email' in subject
    ? [`lower(${quoted(subject.email)}) = ?`, [email.toLowerCase()]]
    : [`(${subject.accounts.map((column) => `${quoted(column)} = ?::uuid`).join(' or ')})`, subject.accounts.map(() => accountId)]

/** What is anonymised already is not due again. */
const isDue = ({ from, for: time, action: does }: Retention, at: Date): Where => {
  const old = `${quoted(from)} < ?::timestamptz - ?::interval`
  if (does === 'delete') return [old, [at.toISOString(), time]]
  const tells = Object.keys(does).map((column) => `${quoted(column)} is distinct from ?`)
  return [`${old} and (${tells.join(' or ')})`, [at.toISOString(), time, ...Object.values(does)]]
}

const sets = (columns: Anonymised) =>
  Object.keys(columns)
    .map((column) => `${quoted(column)} = ?`)
    .join(', ')

const ofTables = `
select c.relname::text as name,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
  array(select distinct r.confrelid::regclass::text from pg_constraint r where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as refers
from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace order by 1`

/** Rows about people by SQL that is made of the lines; their names are the plugins' own, never a caller's. */
export const makePersonalStore = ({ db }: { readonly db: Db }): PersonalDataRepository => {
  const count = (rows: readonly object[]) => rows.length
  const rewrite = (table: string, does: 'delete' | Anonymised, [where, parameters]: Where) =>
    (does === 'delete'
      ? db.rows(`delete from ${quoted(table)} where ${where} returning 1`, parameters)
      : db.rows(`update ${quoted(table)} set ${sets(does)} where ${where} returning 1`, [...Object.values(does), ...parameters])
    ).pipe(Effect.map(count))
  return {
    tables: () => db.rows<TableShape>(ofTables),
    rowsOf: (line, person) => {
      if ('exempt' in line.export) return Effect.succeed([])
      const [where, parameters] = isOf(line, person)
      const members = Object.entries(line.export.columns).flatMap(([column, name]) => [`'${name.replaceAll("'", "''")}'`, quoted(column)])
      return db
        .rows<{ row: ExportedRow }>(
          `select json_build_object(${members.join(', ')}) "row" from ${quoted(line.table)} where ${where} order by ctid`,
          parameters,
        )
        .pipe(Effect.map((rows) => rows.map(({ row }) => row)))
    },
    erase: (line, person) =>
      line.erasure !== 'delete' && 'exempt' in line.erasure
        ? Effect.succeed(0)
        : rewrite(line.table, line.erasure as Anonymised, isOf(line, person)),
    countDue: (table, rules, at) => {
      const due = rules.map((rule) => isDue(rule, at))
      const where = due.map(([sql]) => `(${sql})`).join(' or ')
      return db
        .rows<{ n: string }>(
          `select count(*) n from ${quoted(table)} where ${where}`,
          due.flatMap(([, parameters]) => parameters),
        )
        .pipe(Effect.map(([row]) => Number(row?.n)))
    },
    age: (table, rule, at, limit) => {
      const [where, parameters] = isDue(rule, at)
      const some = `ctid = any(array(select ctid from ${quoted(table)} where ${where} limit ${limit} for update skip locked))`
      return rewrite(table, rule.action, [some, parameters])
    },
  }
}
