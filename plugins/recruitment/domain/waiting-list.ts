/** Member of a waiting list; equal ranks are ordered by id, which grows with time. */
export interface Waiting {
  readonly id: string
  readonly rank: number
}

const inOrder = (list: readonly Waiting[]): readonly Waiting[] =>
  list.toSorted((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1))

/** Returns the members of a list whose rank changes when one moves to a position from 1; a position beyond the end is the last one. */
export const moveTo = (list: readonly Waiting[], id: string, position: number): readonly Waiting[] => {
  const before = inOrder(list)
  const moved = before.filter((one) => one.id === id)
  const others = before.filter((one) => one.id !== id)
  const at = Math.min(position - 1, others.length)
  return [...others.slice(0, at), ...moved, ...others.slice(at)]
    .map((one, index) => ({ ...one, newRank: index + 1 }))
    .flatMap(({ newRank, ...one }) => (one.rank === newRank ? [] : [{ id: one.id, rank: newRank }]))
}
