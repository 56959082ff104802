import type { Fees, Places } from '#core/facilities/fields.ts'
import type { Dice } from './dice.ts'
import { isCare, type Kind } from './kind.ts'

const grosze = (zloty: number): number => Math.round(zloty * 100)
const tens = (zloty: number): number => Math.round(zloty / 10) * 10

/** `2026-11-21` → `2026/2027`: a school year begins in September. */
const schoolYear = (today: string): string => {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '09' ? 1 : 0)
  return `${year}/${year + 1}`
}

/** What a month usually takes, in złoty: a town's nursery a third of a private one's, public kindergartens and schools nothing. */
const monthOf = (dice: Dice, usual: number, kind: Kind): number => {
  if (kind.run !== 'privately') return isCare(kind) ? tens(usual / 3 + dice.around() * 120) : 0
  const less = isCare(kind) ? (kind.type === 'nursery' ? 0 : 150) : kind.type === 'kindergarten_point' ? 500 : 300
  return tens(usual - less + dice.around() * 350)
}

/** What a made facility takes, around what is usual in its town. */
export const feesOf = (dice: Dice, usual: number, kind: Kind, today: string): Fees => {
  const month = monthOf(dice, usual, kind)
  const mealsDaily = dice.percent(55) || month === 0
  const byHour = isCare(kind) && kind.run === 'privately'
  return {
    month: grosze(month),
    fundedMonth: kind.type === 'nursery' && dice.percent(15) ? grosze(tens(month / 2)) : null,
    hour: byHour && dice.percent(kind.type === 'nursery' ? 10 : 40) ? grosze(dice.between(18, 32)) : null,
    extraHour: month > 0 && dice.percent(30) ? grosze(dice.between(15, 40)) : null,
    mealsMonth: mealsDaily ? null : grosze(tens(dice.between(240, 420))),
    mealsDay: mealsDaily ? grosze(dice.between(12, 23)) : null,
    discounts: month > 0 && dice.percent(25) ? `Rodzeństwo 10% taniej w roku szkolnym ${schoolYear(today)}` : null,
  }
}

const sizeOf = (dice: Dice, { type, run }: Kind): number => {
  if (type === 'day_guardian') return dice.between(4, 8)
  if (type === 'toddler_club') return dice.between(8, 30)
  if (type === 'kindergarten_point') return dice.between(10, 25)
  if (type === 'kindergarten_department') return dice.between(1, 3) * 25
  if (type === 'primary_school') return run === 'privately' ? dice.between(40, 180) : dice.between(6, 32) * 25
  if (type === 'nursery') return run === 'by-town' ? dice.between(12, 30) * 5 : dice.between(16, 90)
  return run === 'privately' ? dice.between(20, 110) : dice.between(3, 8) * 25
}

/** Places and enrolled children: four in ten are full, and now and then the number of children is not told. */
export const placesOf = (dice: Dice, kind: Kind): Places => {
  const places = sizeOf(dice, kind)
  const free = dice.percent(40) ? 0 : dice.between(1, Math.max(2, Math.round(places / 4)))
  return { places, enrolled: dice.percent(6) ? null : places - free }
}
