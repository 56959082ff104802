import type { Doubt, FeeKind } from '#core/facilities/fields.ts'
import type { LegalType } from '#core/facilities/legal-type.ts'
import type { RuleName } from './rules.ts'

/** Plausible amounts of each kind in grosze, both ends included; amounts beyond them are mistakes, or belong into another column. */
const plausible: Readonly<Record<FeeKind, { readonly min: number; readonly max: number }>> = {
  month: { min: 10_000, max: 1_000_000 },
  fundedMonth: { min: 10_000, max: 1_000_000 },
  hour: { min: 50, max: 10_000 },
  // A penalty for a late pick-up may be high.
  extraHour: { min: 50, max: 49_999 },
  mealsMonth: { min: 4_000, max: 120_000 },
  mealsDay: { min: 200, max: 9_999 },
}

const rules: Readonly<Record<FeeKind, { readonly zero: RuleName; readonly low: RuleName; readonly high: RuleName }>> = {
  month: { zero: 'fee-month-zero', low: 'fee-month-too-low', high: 'fee-month-implausible' },
  fundedMonth: { zero: 'fee-funded-zero', low: 'fee-month-too-low', high: 'fee-month-implausible' },
  hour: { zero: 'fee-zero', low: 'fee-hour-implausible', high: 'fee-hour-implausible' },
  extraHour: { zero: 'fee-zero', low: 'fee-hour-implausible', high: 'fee-hour-implausible' },
  mealsMonth: { zero: 'fee-zero', low: 'fee-meals-month-implausible', high: 'fee-meals-month-implausible' },
  mealsDay: { zero: 'fee-zero', low: 'fee-day-implausible', high: 'fee-day-implausible' },
}

/** Legal types of public facilities. Only they are free of charge: in a private one, 0 is what a form contains when nobody fills it. */
const publicTypes: readonly (LegalType | undefined)[] = ['public', 'communal', 'self_governing']

/** Rule that doubts an amount, and why. */
export interface FeeDoubt {
  readonly rule: RuleName
  readonly reason: Doubt['reason']
}

/** Returns why an amount of a facility of a legal type is doubted; `null` for a plausible one. */
export const doubtFee = (kind: FeeKind, amount: number, legalType: LegalType | undefined): FeeDoubt | null => {
  if (amount === 0) return publicTypes.includes(legalType) ? null : { rule: rules[kind].zero, reason: 'free' }
  if (amount < plausible[kind].min) return { rule: rules[kind].low, reason: 'amount' }
  return amount > plausible[kind].max ? { rule: rules[kind].high, reason: 'amount' } : null
}

/** Returns whether an amount for meals is a daily rate although it is in the monthly column. */
export const isDailyRate = (amount: number): boolean =>
  amount >= plausible.mealsDay.min && amount <= plausible.mealsDay.max && amount < plausible.mealsMonth.min
