import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { type SeededRandom, seededRandomFor } from '#core/kernel/seeded-random.ts'
import type { FacilityKind } from './facility-kind.ts'
import { completeFacility, type FacilityDraft, partialFacility } from './generate-facility.ts'
import { adjectives, nouns, privateNames, schoolNames } from './name-parts.ts'
import { approachAdjectives, genderOf, municipalPrefixes, privatePrefixes, publicPrefixes } from './name-prefixes.ts'
import { pickKind } from './pick-kind.ts'
import type { SampleLocality } from './sample-locality.ts'

/** Name and kind of a facility. */
interface NamedFacility {
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
const nameGenerator = (locality: SampleLocality): ((random: SeededRandom, index: number) => NamedFacility) => {
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

/** Statement of the generated source about one facility. */
export interface GeneratedStatement {
  /** Number in the source: `D-0001`. */
  readonly number: string
  readonly values: FieldValues
  /** Day of the statement, ISO date. */
  readonly on: string
  /** Closing day, ISO date; `null` when it is not closed. */
  readonly closedOn: string | null
  readonly status: FacilityStatus
}

/** A facility of the demo with fixed name, kind and status. */
export interface FixedFacility extends NamedFacility {
  readonly city: string
  readonly status: FacilityStatus
  readonly closed?: true
}

interface GeneratorOptions {
  readonly seed: number
  /** ISO date. */
  readonly today: string
  readonly localities: Iterable<SampleLocality>
  readonly toNumber: (nth: number) => string
  /** Fixed facilities; they come first in their cities. */
  readonly fixed?: readonly FixedFacility[]
}

const daysBefore = (today: string, days: number): string => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)

/** Every 40th facility shares the address of the previous one, every 97th is closed. */
const interval = { sharedAddress: 40, closed: 97 } as const

/** Ages of statements in days: 80 % are from today, in the others the number of free places is outdated. */
const statementAges = [0, 0, 0, 0, 0, 0, 0, 0, 30, 90] as const

const buildStatement = ({ seed, today, toNumber }: GeneratorOptions, draft: FacilityDraft): GeneratedStatement => {
  const random = seededRandomFor(seed + 2, draft.nth)
  const { fixed } = draft
  const closed = fixed ? fixed.closed === true : draft.nth % interval.closed === 0
  const days = fixed ? 0 : random.pick(statementAges)
  const status = random.chance(15) ? random.pick(['registered', 'registered', 'premium'] as const) : 'unknown'
  return {
    number: toNumber(draft.nth),
    values: (fixed ? completeFacility : partialFacility)(seed, draft, today),
    on: daysBefore(today, closed ? 180 : days),
    closedOn: closed ? daysBefore(today, 60) : null,
    status: fixed?.status ?? (closed ? 'unknown' : status),
  }
}

/**
 * Generates facilities one by one; the result depends on seed, localities and day only. Localities and streets have
 * real names; names, numbers, telephones, operators and prices are fictional, and the addresses are under `.test`.
 */
export function* generateStatements(options: GeneratorOptions): Generator<GeneratedStatement> {
  let nth = 0
  for (const locality of options.localities) {
    const nextName = nameGenerator(locality)
    const fixedFacilities = options.fixed?.filter(({ city }) => city === locality.city) ?? []
    for (let index = 0; index < locality.facilities; index++) {
      nth++
      const fixed = fixedFacilities[index]
      const addressNth = index > fixedFacilities.length && nth % interval.sharedAddress === 0 ? nth - 1 : nth
      const { name, kind } = fixed ?? nextName(seededRandomFor(options.seed + 3, nth), index - fixedFacilities.length)
      yield buildStatement(options, { nth, addressNth, name, kind, locality, ...(fixed && { fixed }) })
    }
  }
}
