import type { LimitValue } from './limit.ts'

/** Returns whether a limit leaves room for so many. */
export const hasRoom = (value: LimitValue, count: number): boolean =>
  value === null || value === true || (value === false ? count <= 0 : count <= value)

/** Returns how many of `count` are shown: what exceeds the value is hidden, never deleted, and is back with the next package. */
export const visibleCount = (value: LimitValue, count: number): number =>
  value === null || value === true ? count : value === false ? 0 : Math.min(value, count)
