/** One line of the table. */
export interface Row {
  readonly part: string
  readonly name: string
  readonly figure: number
  readonly unit: string
  /** Smallest and largest of the rounds. */
  readonly spread?: readonly [number, number]
  readonly goal?: Goal
}

/** What a figure should reach; a stretch goal is printed and never held against anyone. */
export interface Goal {
  readonly kind: 'at least' | 'at most'
  /** Absent: a stretch alone. */
  readonly figure?: number
  readonly stretch?: number
}

/** Whether a row reaches its goal; `null` where it has none. */
export const reached = ({ figure, goal }: Row): boolean | null =>
  goal?.figure !== undefined ? (goal.kind === 'at least' ? figure >= goal.figure : figure <= goal.figure) : null

/** The middle of the figures, and their smallest and largest. */
export const middle = (figures: readonly number[]): { readonly figure: number; readonly spread: readonly [number, number] } => {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const figure = (sorted.length % 2 ? sorted[half] : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2) ?? 0
  return { figure, spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0] }
}
