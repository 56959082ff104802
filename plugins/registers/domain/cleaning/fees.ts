import type { Doubt, FeeKind, Fees } from '#core/facilities/fields.ts'
import type { LegalType } from '#core/facilities/legal-type.ts'
import type { Cleaned, RuleName } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

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
const doubtFee = (kind: FeeKind, amount: number, legalType: LegalType | undefined): FeeDoubt | null => {
  if (amount === 0) return publicTypes.includes(legalType) ? null : { rule: rules[kind].zero, reason: 'free' }
  if (amount < plausible[kind].min) return { rule: rules[kind].low, reason: 'amount' }
  return amount > plausible[kind].max ? { rule: rules[kind].high, reason: 'amount' } : null
}

/** Returns whether an amount for meals is a daily rate although it is in the monthly column. */
const isDailyRate = (amount: number): boolean =>
  amount >= plausible.mealsDay.min && amount <= plausible.mealsDay.max && amount < plausible.mealsMonth.min

/** Fee cells of a row; a missing column is `undefined`. */
export type RawFees = { readonly [Part in keyof Fees]?: string | undefined }

/** Parses an amount into grosze: `1500.0 zł` → 150000; `null` when empty, `undefined` when unreadable. */
export const grosze = (text: string): number | null | undefined => {
  const plain = text.replace(/z[łl]|PLN/gi, '').replace(/[\s\u00A0]/g, '')
  if (plain === '' || /^[-–]+$/.test(plain)) return null
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(plain)
  return match ? Math.round(Number(`${match[1]}.${match[2] ?? 0}`) * 100) : undefined
}

/**
 * Cleans all fees of a row, in grosze; `null` when it states none. What is doubted is left out, except a daily rate
 * for meals in the monthly column, which moves to the daily one when that is empty. A funded fee of 0 is the default
 * of the register's form and is ignored.
 */
export const cleanFees = (raw: RawFees, legalType?: LegalType): Cleaned<Fees | null> => {
  const appliedRules = new Set<RuleName>()
  const doubts: Doubt[] = []
  const doubt = (kind: FeeKind, rule: RuleName, reason: Doubt['reason']) => {
    appliedRules.add(rule)
    doubts.push({ about: `fees.${kind}`, text: normalizeWhitespace(raw[kind] ?? ''), reason })
  }
  const read = (kind: FeeKind): number | null => {
    const value = grosze(raw[kind] ?? '')
    if (value === undefined) appliedRules.add('fee-unreadable')
    return value ?? null
  }
  const amount = (kind: FeeKind): number | null => {
    const value = read(kind)
    const found = value === null ? null : doubtFee(kind, value, legalType)
    if (found) doubt(kind, found.rule, found.reason)
    return found ? null : value
  }

  const funded = read('fundedMonth')
  if (funded === 0) appliedRules.add('fee-funded-zero')
  const mealsMonth = read('mealsMonth')
  const moved = mealsMonth !== null && isDailyRate(mealsMonth) && grosze(raw.mealsDay ?? '') === null
  if (moved) doubt('mealsMonth', 'fee-meals-daily', 'column')
  const fees: Fees = {
    month: amount('month'),
    fundedMonth: funded === 0 ? null : amount('fundedMonth'),
    hour: amount('hour'),
    extraHour: amount('extraHour'),
    mealsMonth: moved ? null : amount('mealsMonth'),
    mealsDay: moved ? mealsMonth : amount('mealsDay'),
    discounts: normalizeWhitespace(raw.discounts ?? '') || null,
  }
  return { value: Object.values(fees).every((value) => value === null) ? null : fees, appliedRules: [...appliedRules], doubts }
}
