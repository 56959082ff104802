import type { Operator } from '#core/facilities/fields.ts'
import { companies, municipal } from './companies.ts'
import type { Dice } from './dice.ts'
import { isCare, type Kind } from './kind.ts'
import type { Place } from './place.ts'
import { streets } from './streets.ts'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const

/** A NIP with a right check digit under 000, which no tax office gives; `null` where the digit would be 10. */
const madeNip = (nth: number): string | null => {
  const digits = String(nth).padStart(9, '0')
  const check = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
  return check === 10 ? null : `${digits}${check}`
}

/** A made-up company or foundation, or a made-up unit of the town. */
export const operatorOf = (dice: Dice, place: Place, kind: Kind): Operator => {
  const at = dice.between(0, companies.length - 1)
  const address = `${dice.pick(streets)} ${dice.between(1, 90)}, ${place.city}`
  const byTown = kind.run === 'by-town'
  return {
    name: byTown ? municipal[isCare(kind) ? 'care' : 'education'] : (companies[at] ?? companies[0]),
    address: dice.percent(90) ? address : null,
    nip: byTown ? null : madeNip(100 + at),
    regon: null,
    registerNumbers: null,
    website: null,
  }
}
