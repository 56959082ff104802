import type { Limit, LimitValue } from '#core/packages/limit.ts'

/** Reads a value as the operator types it: a number, `unlimited`, `yes` or `no`; `undefined` for anything else. */
export const parseLimitValue = (text: string): LimitValue | undefined => {
  if (text === 'unlimited') return null
  if (text === 'yes' || text === 'no') return text === 'yes'
  return /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined
}

/** Prints a value as the operator types it. */
export const printLimitValue = (value: LimitValue): string =>
  value === null ? 'unlimited' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)

/** Returns whether a value fits the type of a limit and is at most its maximum. */
export const fitsLimit = ({ type, maximum }: Pick<Limit, 'type' | 'maximum'>, value: LimitValue): boolean => {
  if (typeof value === 'boolean' || type === 'boolean') return typeof value === 'boolean' && type === 'boolean'
  return maximum === null || (value !== null && value <= maximum)
}
