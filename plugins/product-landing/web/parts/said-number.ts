import { roundedDown } from '#core/kernel/rounded-down.ts'
import type { PageRequest } from '#web/data/page-request.ts'
import type { Figure } from '#web/design/Figures.tsx'

const unitNames = { 1: 'one', 1000: 'thousand', 1000000: 'million' } as const

/** What the numbers count. */
export type Counted = 'facilities' | 'zlobki' | 'przedszkola' | 'localities' | 'voivodeships'

/** A count in words, rounded down: `ponad 32 tysiące`, and beneath it what is counted in the form that goes with it. */
export const saidNumber = (t: PageRequest['t'], what: Counted, number: number): Figure => {
  const { count, unit, over } = roundedDown(number)
  return {
    number: t(`product-landing.${over ? 'over' : 'exactly'}.${unitNames[unit]}`, { count }),
    label: t(`product-landing.numbers.${what}`, { count: Math.round(count * unit) }),
  }
}
