import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { type PersonalDataDeclaration, type PersonalTable, personalTables } from '#core/plugin/personal.ts'
import type { PersonalDataRepository, TableShape } from '#core/ports/personal-store.ts'

/** Tables and columns that no line tells of, or lines that tell of what is not there: the start stops. */
export class PersonalLinesWrong extends Error {
  override name = 'PersonalLinesWrong'
}

/** Whether a column by its name leads to a person. */
const leadsToPerson = (column: string) => /^(.+_)?(account_id|email)$/.test(column)

const columnsOf = ({ subject, export: exports, erasure: erases, retention: keeps }: PersonalTable): readonly string[] => [
  ...('email' in subject ? [subject.email] : subject.accounts),
  ...('columns' in exports ? Object.keys(exports.columns) : []),
  ...(erases === 'delete' || 'exempt' in erases ? [] : Object.keys(erases)),
  ...('forever' in keeps ? [] : keeps.flatMap(({ from, action: does }) => [from, ...(does === 'delete' ? [] : Object.keys(does))])),
]

/** What is wrong with the lines for these tables, one sentence each. `belongs`: whether a table is core's or of a plugin that is installed. */
export const wrongLines = (
  lines: readonly PersonalDataDeclaration[],
  tables: readonly TableShape[],
  belongs: (table: string) => boolean,
): readonly string[] => {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const told = lines.map(({ table }) => table)
  const untold = tables
    .filter(({ name }) => belongs(name) && !told.includes(name))
    .flatMap(({ name, columns }) =>
      columns.filter(leadsToPerson).map((column) => `No line about personal data tells of ${name}.${column}.`),
    )
  const twice = told.filter((table, at) => told.indexOf(table) !== at).map((table) => `Two lines about personal data tell of ${table}.`)
  const strange = told
    .filter((table) => !byName.has(table))
    .map((table) => `A line about personal data tells of ${table}, which is not there.`)
  const columns = personalTables(lines).flatMap((line) => {
    const has = byName.get(line.table)?.columns
    return has
      ? columnsOf(line)
          .filter((column) => !has.includes(column))
          .map((column) => `A line about personal data tells of ${line.table}.${column}, which is not there.`)
      : []
  })
  return [...untold, ...twice, ...strange, ...columns]
}

interface Dependencies {
  readonly store: PersonalDataRepository
  readonly lines: readonly PersonalDataDeclaration[]
  readonly belongs: (table: string) => boolean
}

/** Dies with all that is wrong where a table about people has no line, or a line no table. */
export const makeCheckPersonalLines =
  ({ store, lines, belongs }: Dependencies) =>
  () =>
    store.tables().pipe(
      Effect.map((tables) => wrongLines(lines, tables, belongs)),
      Effect.flatMap((wrong) => (wrong.length ? Effect.die(new PersonalLinesWrong(wrong.join('\n'))) : Effect.void)),
    )
export type CheckPersonalLines = ReturnType<typeof makeCheckPersonalLines>
export const CheckPersonalLines = token<CheckPersonalLines>('core/CheckPersonalLines')
