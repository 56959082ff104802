import type { FacilityKind } from './facility-kind.ts'
import { adjectives, nouns, privateNames, schoolNames } from './name-parts.ts'
import { approachAdjectives, genderOf, municipalPrefixes, privatePrefixes, publicPrefixes } from './name-prefixes.ts'
import { pickKind } from './pick-kind.ts'
import type { SampleLocality } from './sample-locality.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Name and kind of a facility. */
export interface NamedFacility {
  readonly name: string
  readonly kind: FacilityKind
}

/** Returns a playful name: `Pod Chmurką`, `Wesoły Latawiec`. */
const playfulName = (random: SeededRandom): string => {
  if (random.chance(45)) return random.pick(privateNames)
  const gender = random.pick(['m', 'f', 'n'])
  return `${random.pick(adjectives[gender])} ${random.pick(nouns[gender])}`
}

const approachWord = ({ type, approach }: FacilityKind): string => {
  const forms = approach && approachAdjectives[approach]
  return forms ? ` ${forms[genderOf[type]]}` : ''
}

/** Returns the name of a facility that no municipality runs: `Niepubliczne Przedszkole Montessori „Jagódka”`. */
const ownName = (random: SeededRandom, kind: FacilityKind): string => {
  const name = kind.type === 'primary_school' ? random.pick(schoolNames) : playfulName(random)
  const prefixes = (kind.operatedBy === 'public-body' && publicPrefixes[kind.type]) || privatePrefixes[kind.type]
  return `${random.pick(prefixes)}${approachWord(kind)} ${random.chance(30) ? `„${name}”` : name}`
}

/**
 * Returns a function that names the facilities of a locality one by one: municipal ones by number (in villages from the
 * second on), others by names that seldom repeat.
 */
export const nameGenerator = (locality: SampleLocality): ((random: SeededRandom, index: number) => NamedFacility) => {
  const lastNumbers = new Map<string, number>()
  const usedNames = new Set<string>()
  const municipalName = (kind: FacilityKind): string => {
    const prefix = `${municipalPrefixes[kind.type][locality.village ? 'village' : 'town']}${approachWord(kind)}`
    const nth = (lastNumbers.get(prefix) ?? 0) + 1
    lastNumbers.set(prefix, nth)
    return locality.village && nth === 1 ? prefix : `${prefix} nr ${nth}`
  }
  return (random, index) => {
    const kind = pickKind(random, locality, index)
    if (kind.operatedBy === 'municipality') return { name: municipalName(kind), kind }
    let name = ownName(random, kind)
    for (let attempt = 0; attempt < 8 && usedNames.has(name); attempt++) name = ownName(random, kind)
    usedNames.add(name)
    return { name, kind }
  }
}
