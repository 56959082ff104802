import type { Fees } from '#core/facilities/fields.ts'
import type { Cleaned, RuleName } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** The cells that speak of fees; an absent column says nothing. */
export type RawFees = { readonly [Part in keyof Fees]?: string | undefined }

/** Grosze beyond which an amount is a slip of the pen: 10,000 zł a month, 500 zł an hour (that is a month's), 500 zł of meals a day. */
const limits = { month: 1_000_000, hour: 50_000, day: 50_000 } as const

const implausible = { month: 'fee-month-implausible', hour: 'fee-hour-implausible', day: 'fee-day-implausible' } as const

/** `1500.0 zł` → 150000; `null` when empty, `undefined` when unreadable. */
export const grosze = (text: string): number | null | undefined => {
  const plain = text.replace(/z[łl]|PLN/gi, '').replace(/[\s\u00A0]/g, '')
  if (plain === '' || /^[-–]+$/.test(plain)) return null
  const found = /^(\d+)(?:[.,](\d+))?$/.exec(plain)
  return found ? Math.round(Number(`${found[1]}.${found[2] ?? 0}`) * 100) : undefined
}

/** All a row says of fees, in grosze; `null` when it says nothing. A monthly fee of 0 stays: the stay is free. A funded fee of 0 is the form's default and says nothing. */
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
