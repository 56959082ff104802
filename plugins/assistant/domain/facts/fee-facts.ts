import type { FeeKind } from '#core/facilities/fields.ts'
import type { Facts } from '#core/facilities/statement.ts'
import type { Fact, Topic } from './fact.ts'
import { type FactSentence, labels, shortened, stated, text } from './stated.ts'

const fees: Readonly<Record<FeeKind, Pick<FactSentence, 'topics' | 'template'>>> = {
  month: { topics: ['price'], template: 'fee_month' },
  fundedMonth: { topics: ['price'], template: 'fee_fundedMonth' },
  hour: { topics: ['price'], template: 'fee_hour' },
  extraHour: { topics: ['price'], template: 'fee_extraHour' },
  mealsMonth: { topics: ['meals', 'price'], template: 'fee_mealsMonth' },
  mealsDay: { topics: ['meals', 'price'], template: 'fee_mealsDay' },
}
const feeKinds = Object.keys(fees) as FeeKind[]

/** Returns the topics of a kind of fee, by the name under which it is doubted: `fees.month`. */
export const topicsOfFee = (about: string): readonly Topic[] => fees[about.replace('fees.', '') as FeeKind]?.topics ?? ['price']

/** Returns what a facility costs: each fee, discounts, and its own words about it. */
export const feeFacts = (facts: Facts): readonly Fact[] => [
  ...stated(facts, 'fees', (amounts) => [
    ...feeKinds.flatMap((kind): readonly FactSentence[] => {
      const amount = amounts[kind]
      if (amount === null) return []
      const value = amount === 0 ? labels('facility-profile.fees.free') : { kind: 'money' as const, grosze: amount }
      return [{ ...fees[kind], values: { amount: value } }]
    }),
    ...(amounts.discounts
      ? [{ topics: ['price' as const], template: 'fee_discounts' as const, values: { text: text(shortened(amounts.discounts)) } }]
      : []),
  ]),
  ...stated(facts, 'tuition', (value) => [{ topics: ['price'], template: 'tuition', values: { text: text(value) } }]),
]
