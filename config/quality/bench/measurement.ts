/** Measured value, one line of the result table. */
export interface Measurement {
  readonly part: string
  readonly name: string
  readonly figure: number
  readonly unit: string
  /** Minimum and maximum over the rounds. */
  readonly spread?: readonly [number, number]
  readonly goal?: Goal
}

/** Goal of a figure; a stretch goal is only printed and not enforced. */
export interface Goal {
  readonly kind: 'at least' | 'at most'
  /** Missing: only a stretch goal. */
  readonly figure?: number
  readonly stretch?: number
}

/** Returns whether a measurement reaches its goal; `null` when it has none. */
export const reachesGoal = ({ figure, goal }: Measurement): boolean | null =>
  goal?.figure !== undefined ? (goal.kind === 'at least' ? figure >= goal.figure : figure <= goal.figure) : null

/** Returns the median of the figures, and their minimum and maximum. */
export const median = (figures: readonly number[]): { readonly figure: number; readonly spread: readonly [number, number] } => {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const figure = (sorted.length % 2 ? sorted[half] : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2) ?? 0
  return { figure, spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0] }
}
