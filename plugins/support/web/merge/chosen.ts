import type { MergeDetail, Move } from '../../contract/merge.ts'

export type Written = MergeDetail['written'][number]

/** Stands for all rows of a kind whose single rows are private. */
export const allRows = 'all'

/** Rows that go to the merged facility, by kind. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** Chooses a row, or takes it back. */
export const toggle = (chosen: Chosen, kind: string, row: string): Chosen => {
  const rows = chosen[kind] ?? []
  return { ...chosen, [kind]: rows.includes(row) ? rows.filter((one) => one !== row) : [...rows, row] }
}

/** Rows that are still listed: others were withdrawn meanwhile. */
const listed = ({ kind, items }: Written, chosen: Chosen) =>
  (chosen[kind] ?? []).filter((row) => (items === null ? row === allRows : items.some(({ id }) => id === row)))

/** Returns the moves of the chosen rows, as the route takes them. */
export const movesOf = (written: readonly Written[], chosen: Chosen): readonly Move[] =>
  written.flatMap((one) => {
    const ids = listed(one, chosen)
    if (ids.length === 0) return []
    return [one.items === null ? { kind: one.kind } : { kind: one.kind, ids }]
  })

/** Counts the rows that go to the merged facility. */
export const countChosen = (written: readonly Written[], chosen: Chosen): number =>
  written.reduce((sum, one) => {
    const rows = listed(one, chosen).length
    return sum + (one.items === null && rows > 0 ? one.count : rows)
  }, 0)
