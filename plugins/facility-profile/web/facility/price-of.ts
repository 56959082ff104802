import type { Facts } from '../profile.data.ts'

/** Amount in grosze for a period. */
interface Amount<Period> {
  readonly amount: number
  readonly period: Period
}

/** Returns the fee that parents compare, monthly or else hourly, and that of meals, as far as they are known. */
export const priceOf = (
  fees: Facts['fees'],
): { readonly fee: Amount<'month' | 'funded' | 'hour'> | null; readonly meals: Amount<'month' | 'day'> | null } => {
  const { month = null, fundedMonth = null, hour = null, mealsMonth = null, mealsDay = null } = fees?.value ?? {}
  const first = <Period>(...all: readonly (readonly [number | null, Period])[]): Amount<Period> | null => {
    for (const [amount, period] of all) if (amount !== null) return { amount, period }
    return null
  }
  return {
    fee: first<'month' | 'funded' | 'hour'>([month, 'month'], [fundedMonth, 'funded'], [hour, 'hour']),
    meals: first<'month' | 'day'>([mealsMonth, 'month'], [mealsDay, 'day']),
  }
}
