import type { Fees } from '#core/facilities/fields.ts'
import type { Cleaned, RuleName } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Fee cells of a row; a missing column is `undefined`. */
export type RawFees = { readonly [Part in keyof Fees]?: string | undefined }

/** Implausibility limits in grosze: 10,000 zł a month, 500 zł an hour (probably a monthly fee), 500 zł for meals a day. */
const limits = { month: 1_000_000, hour: 50_000, day: 50_000 } as const

const implausible = { month: 'fee-month-implausible', hour: 'fee-hour-implausible', day: 'fee-day-implausible' } as const

/** Parses an amount into grosze: `1500.0 zł` → 150000; `null` when empty, `undefined` when unreadable. */
export const grosze = (text: string): number | null | undefined => {
  const plain = text.replace(/z[łl]|PLN/gi, '').replace(/[\s\u00A0]/g, '')
  if (plain === '' || /^[-–]+$/.test(plain)) return null
  const match = /^(\d+)(?:[.,](\d+))?$/.exec(plain)
  return match ? Math.round(Number(`${match[1]}.${match[2] ?? 0}`) * 100) : undefined
}

/** Cleans all fees of a row, in grosze; `null` when it states none. A monthly fee of 0 means free of charge. A funded fee of 0 is the default of the register's form and is ignored. */
export const cleanFees = (raw: RawFees): Cleaned<Fees | null> => {
  const appliedRules = new Set<RuleName>()
  const amount = (text: string | undefined, per: keyof typeof limits): number | null => {
    const value = grosze(text ?? '')
    if (value === undefined) appliedRules.add('fee-unreadable')
    if (value === undefined || value === null) return null
    const plausible = per === 'month' ? value <= limits.month : value < limits[per]
    if (!plausible) appliedRules.add(implausible[per])
    return plausible ? value : null
  }
  const funded = amount(raw.fundedMonth, 'month')
  if (funded === 0) appliedRules.add('fee-funded-zero')
  const fees: Fees = {
    month: amount(raw.month, 'month'),
    fundedMonth: funded === 0 ? null : funded,
    hour: amount(raw.hour, 'hour'),
    extraHour: amount(raw.extraHour, 'hour'),
    mealsMonth: amount(raw.mealsMonth, 'month'),
    mealsDay: amount(raw.mealsDay, 'day'),
    discounts: normalizeWhitespace(raw.discounts ?? '') || null,
  }
  return { value: Object.values(fees).every((value) => value === null) ? null : fees, appliedRules: [...appliedRules] }
}
