import type { PersonalTable } from '#core/plugin/personal-data.ts'
import type { TableShape } from '#core/ports/personal-data-repository.ts'

/**
 * Sorts declarations in the order in which their rows can be deleted: a table comes before the tables it references,
 * also through tables without a declaration.
 */
export const inErasureOrder = (declarations: readonly PersonalTable[], tables: readonly TableShape[]): readonly PersonalTable[] => {
  const referencesOf = new Map(tables.map(({ name, references }) => [name, references]))
  const visited = new Set<string>()
  const ordered: string[] = []
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    for (const parent of referencesOf.get(name) ?? []) visit(parent)
    ordered.push(name)
  }
  for (const { name } of tables) visit(name)
  return declarations.toSorted((a, b) => ordered.indexOf(b.table) - ordered.indexOf(a.table))
}
