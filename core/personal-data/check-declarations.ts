import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { type PersonalDataDeclaration, type PersonalTable, personalTables } from '#core/plugin/personal-data.ts'
import type { PersonalDataRepository, TableShape } from '#core/ports/personal-data-repository.ts'

/**
 * Tables or columns are not covered by a personal-data declaration, or declarations name unknown ones; prevents the
 * start of the server.
 */
export class InvalidPersonalDataDeclarations extends Error {
  override name = 'InvalidPersonalDataDeclarations'
}

/** Returns whether the name of a column indicates that it identifies a person. */
const identifiesPerson = (column: string) => /^(.+_)?(account_id|email)$/.test(column)

const columnsOf = ({ subject, export: exportRule, erasure, retention }: PersonalTable): readonly string[] => [
  ...('email' in subject ? [subject.email] : subject.accounts),
  ...('columns' in exportRule ? Object.keys(exportRule.columns) : []),
  ...(erasure === 'delete' || 'exempt' in erasure ? [] : Object.keys(erasure)),
  ...('forever' in retention ? [] : retention.flatMap(({ from, action }) => [from, ...(action === 'delete' ? [] : Object.keys(action))])),
]

/**
 * Returns the errors of the declarations for these tables, one sentence each. `belongs`: whether a table belongs to
 * core or an installed plugin.
 */
export const declarationErrors = (
  declarations: readonly PersonalDataDeclaration[],
  tables: readonly TableShape[],
  belongs: (table: string) => boolean,
): readonly string[] => {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const declared = declarations.map(({ table }) => table)
  const undeclared = tables
    .filter(({ name }) => belongs(name) && !declared.includes(name))
    .flatMap(({ name, columns }) =>
      columns.filter(identifiesPerson).map((column) => `No personal-data declaration covers ${name}.${column}.`),
    )
  const duplicates = declared
    .filter((table, at) => declared.indexOf(table) !== at)
    .map((table) => `Two personal-data declarations cover ${table}.`)
  const unknownTables = declared
    .filter((table) => !byName.has(table))
    .map((table) => `A personal-data declaration names ${table}, which does not exist.`)
  const columns = personalTables(declarations).flatMap((declaration) => {
    const existing = byName.get(declaration.table)?.columns
    return existing
      ? columnsOf(declaration)
          .filter((column) => !existing.includes(column))
          .map((column) => `A personal-data declaration names ${declaration.table}.${column}, which does not exist.`)
      : []
  })
  return [...undeclared, ...duplicates, ...unknownTables, ...columns]
}

interface Dependencies {
  readonly repository: PersonalDataRepository
  readonly declarations: readonly PersonalDataDeclaration[]
  readonly belongs: (table: string) => boolean
}

/** Dies with all errors when a table with personal data has no declaration, or a declaration names an unknown table or column. */
export const makeCheckPersonalDataDeclarations =
  ({ repository, declarations, belongs }: Dependencies) =>
  () =>
    repository.tables().pipe(
      Effect.map((tables) => declarationErrors(declarations, tables, belongs)),
      Effect.flatMap((wrong) => (wrong.length ? Effect.die(new InvalidPersonalDataDeclarations(wrong.join('\n'))) : Effect.void)),
    )
export type CheckPersonalDataDeclarations = ReturnType<typeof makeCheckPersonalDataDeclarations>
export const CheckPersonalDataDeclarations = token<CheckPersonalDataDeclarations>('core/CheckPersonalDataDeclarations')
