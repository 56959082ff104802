import type { Fees, Places } from '#core/facilities/fields.ts'
import type { Dice } from './dice.ts'
import type { Kind } from './kind.ts'

const grosze = (zloty: number): number => Math.round(zloty * 100)
const tens = (zloty: number): number => Math.round(zloty / 10) * 10

/** `2026-11-21` → `2026/2027`: a school year begins in September. */
const schoolYear = (today: string): string => {
  const year = Number(today.slice(0, 4)) - (today.slice(5, 7) < '09' ? 1 : 0)
  return `${year}/${year + 1}`
}

/** What a made facility takes, around what is usual in its town; municipal ones a third of it. */
export const feesOf = (dice: Dice, usual: number, kind: Kind, today: string): Fees => {
  const month = tens(
    kind.municipal ? usual / 3 + dice.around() * 120 : usual - (kind.type === 'toddler_club' ? 150 : 0) + dice.around() * 350,
  )
  const mealsDaily = dice.percent(55)
  return {
    month: grosze(month),
    fundedMonth: dice.percent(15) ? grosze(tens(month / 2)) : null,
    hour: dice.percent(kind.type === 'toddler_club' ? 40 : 10) ? grosze(dice.between(18, 32)) : null,
    extraHour: dice.percent(30) ? grosze(dice.between(15, 40)) : null,
    mealsMonth: mealsDaily ? null : grosze(tens(dice.between(240, 420))),
    mealsDay: mealsDaily ? grosze(dice.between(12, 23)) : null,
    discounts: dice.percent(25) ? `Rodzeństwo 10% taniej w roku szkolnym ${schoolYear(today)}` : null,
  }
}

/** Places and enrolled children: four in ten are full, and now and then the number of children is not told. */
export const placesOf = (dice: Dice, { type, municipal }: Kind): Places => {
  const places = type === 'toddler_club' ? dice.between(8, 30) : municipal ? dice.between(12, 30) * 5 : dice.between(16, 90)
  const free = dice.percent(40) ? 0 : dice.between(1, Math.max(2, Math.round(places / 4)))
  return { places, enrolled: dice.percent(6) ? null : places - free }
}
