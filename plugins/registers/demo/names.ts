import type { Dice } from './dice.ts'
import type { Kind } from './kind.ts'
import type { Place } from './place.ts'
import { kindsBefore, warmNames } from './words.ts'

/** A facility's name and what sort of facility bears it. */
export interface Named {
  readonly name: string
  readonly kind: Kind
}

/** Things in an order of chance (Fisher and Yates). */
const shuffled = <Thing>(dice: Dice, things: readonly Thing[]): readonly Thing[] => {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = dice.between(0, last)
    ;[mixed[last], mixed[other]] = [mixed[other] as Thing, mixed[last] as Thing]
  }
  return mixed
}

/** Names for all facilities of a place, no warm name twice: in cities a quarter are municipal and numbered, a quarter toddler clubs. */
export const namesFor = (dice: Dice, place: Place): readonly Named[] => {
  const warm = shuffled(dice, warmNames)
  let numbered = 0
  return Array.from({ length: place.facilities }, (_, at): Named => {
    const chance = dice.between(1, 100)
    if (chance <= 25 && !place.village) return { name: `Żłobek Miejski nr ${++numbered}`, kind: { type: 'nursery', municipal: true } }
    const type = chance <= 50 ? 'toddler_club' : 'nursery'
    const name = warm[at] ?? `Przy Parku ${at}`
    return { name: `${dice.pick(kindsBefore[type])} ${dice.percent(20) ? `„${name}”` : name}`, kind: { type, municipal: false } }
  })
}
