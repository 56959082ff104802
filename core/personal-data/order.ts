import type { PersonalTable } from '#core/plugin/personal.ts'
import type { TableShape } from '#core/ports/personal-store.ts'

/** Lines in the order in which their rows can be deleted: a table stands before those that its rows point to, also over tables without a line. */
export const inOrderOfErasure = (lines: readonly PersonalTable[], tables: readonly TableShape[]): readonly PersonalTable[] => {
  const refers = new Map(tables.map(({ name, refers }) => [name, refers]))
  const visited = new Set<string>()
  const ordered: string[] = []
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    for (const parent of refers.get(name) ?? []) visit(parent)
    ordered.push(name)
  }
  for (const { name } of tables) visit(name)
  return lines.toSorted((a, b) => ordered.indexOf(b.table) - ordered.indexOf(a.table))
}
