import type { NestedValues } from '#web/app-kit/forms/form-values.ts'
import type { RateView } from '../../contract/rate.ts'

const amounts = ['amount', 'disability_amount', 'fee_limit'] as const
const numbers = ['free_hours', 'siblings_from', 'age_from', 'age_until'] as const

const zloty = (grosze: number | null) => (grosze === null ? '' : (grosze / 100).toFixed(grosze % 100 === 0 ? 0 : 2).replace('.', ','))

/** Returns the values of the fields of a rate: amounts in złote, `1,30`. */
export const rateValues = ({ id: _, kind: __, confirmed_on: ___, version: ____, ...rate }: RateView): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(rate).map(([name, value]) => [name, value === null ? '' : String(value)])),
  ...Object.fromEntries(amounts.map((name) => [name, zloty(rate[name])])),
})

const grosze = (text: string) => {
  const value = Number(text.replace(/\s/g, '').replace(',', '.'))
  // The server refuses what is no number at its field.
  return Number.isFinite(value) ? Math.round(value * 100) : -1
}

/** Returns the members of the input for values of fields: amounts in grosze, empty ones `null`. */
export const rateInput = (values: NestedValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = String(value ?? '').trim()
      if (text === '') return [name, name === 'siblings_from' ? 0 : null]
      if ((amounts as readonly string[]).includes(name)) return [name, grosze(text)]
      return [name, (numbers as readonly string[]).includes(name) ? Number(text) : text]
    }),
  )
