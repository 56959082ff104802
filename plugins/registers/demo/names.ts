import type { Dice } from './dice.ts'
import type { Kind } from './kind.ts'
import { kindOf } from './kinds.ts'
import type { Place } from './place.ts'
import { genderOf, headsByTown, privateHeads, spiritWords } from './heads.ts'
import { adjectives, nouns, schoolNames, warmNames } from './words.ts'

/** A facility's name and what sort of facility bears it. */
export interface Named {
  readonly name: string
  readonly kind: Kind
}

/** `Pod Chmurką`, `Wesoły Latawiec`. */
const warmName = (dice: Dice): string => {
  if (dice.percent(45)) return dice.pick(warmNames)
  const gender = dice.pick(['m', 'f', 'n'])
  return `${dice.pick(adjectives[gender])} ${dice.pick(nouns[gender])}`
}

const spiritWord = ({ type, spirit }: Kind): string => {
  const words = spirit && spiritWords[spirit]
  return words ? ` ${words[genderOf[type]]}` : ''
}

/** `Niepubliczne Przedszkole Montessori „Jagódka”` */
const privateName = (dice: Dice, kind: Kind): string => {
  const name = kind.type === 'primary_school' ? dice.pick(schoolNames) : warmName(dice)
  return `${dice.pick(privateHeads[kind.type])}${spiritWord(kind)} ${dice.percent(30) ? `„${name}”` : name}`
}

/** Names a place's facilities one by one: what the town runs bears numbers, in a village only from the second on; the others names that seldom stand twice. */
export const namesFor = (place: Place): ((dice: Dice, at: number) => Named) => {
  const numbers = new Map<string, number>()
  const given = new Set<string>()
  const numbered = (kind: Kind): string => {
    const head = `${headsByTown[kind.type][place.village ? 'village' : 'town']}${spiritWord(kind)}`
    const nth = (numbers.get(head) ?? 0) + 1
    numbers.set(head, nth)
    return place.village && nth === 1 ? head : `${head} nr ${nth}`
  }
  return (dice, at) => {
    const kind = kindOf(dice, place, at)
    if (kind.run === 'by-town') return { name: numbered(kind), kind }
    let name = privateName(dice, kind)
    for (let more = 0; more < 8 && given.has(name); more++) name = privateName(dice, kind)
    given.add(name)
    return { name, kind }
  }
}
