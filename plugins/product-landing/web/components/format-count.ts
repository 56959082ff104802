import { messageKey } from '#core/kernel/message-key.ts'
import { roundedDown } from '#core/kernel/rounded-down.ts'
import type { PageRequest } from '#web/runtime/page-request.ts'
import type { Figure } from '#web/ui/primitives/Figures.tsx'

const unitNames = { 1: 'one', 1000: 'thousand', 1000000: 'million' } as const

/** Names of the counted things. */
export type CountName = 'facilities' | 'zlobki' | 'przedszkola' | 'localities' | 'voivodeships'

/** Formats a count as text, rounded down (`ponad 32 tysiące`), with the label of the counted thing in the matching plural form. */
export const formatCount = (t: PageRequest['t'], name: CountName, number: number): Figure => {
  const { count, unit, over } = roundedDown(number)
  return {
    number: t(messageKey('product-landing', over ? 'over' : 'exactly', unitNames[unit]), { count }),
    label: t(messageKey('product-landing.numbers', name), { count: Math.round(count * unit) }),
  }
}
