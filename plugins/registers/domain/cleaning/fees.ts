import type { Doubt, FeeKind, Fees } from '#core/facilities/fields.ts'
import type { LegalType } from '#core/facilities/legal-type.ts'
import { doubtFee, isDailyRate } from './fee-plausibility.ts'
import type { Cleaned, RuleName } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

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
