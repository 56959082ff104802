import type { FacilityType } from '#core/facilities/facility-type.ts'
import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import type { Scores } from '#core/facilities/scores.ts'
import { type Facts, type Provenance, resolve, type Statement } from '#core/facilities/statement.ts'
import type { FocalPoint } from '#core/kernel/focal-point.ts'

/** A facility with the statements of its sources, as a comparison reads it. */
export interface StoredFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  readonly active: boolean
  readonly suspended: boolean
  readonly made: boolean
  /** Path of the small cover photo that the owner chose; `null`: none. */
  readonly cover: string | null
  readonly cover_focus: FocalPoint | null
  /** Cost of a usual family a month after benefits, in grosze; `null`: nobody states the price. */
  readonly family_cost: number | null
  readonly family_cost_meals: boolean
  readonly city: string
  readonly district: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  readonly location_precision: string | null
  /** Ratings as they are shown. */
  readonly scores: Scores
  readonly statements: readonly Statement[]
}

/** Fields of facts that a comparison shows. */
export const comparedFields = [
  'fees',
  'places',
  'hours',
  'hours_text',
  'ownership',
  'legal_type',
  'features',
  'accessible',
  'street',
  'building_number',
  'operator',
] as const

/** The facts that a comparison shows; an allow-list, so that telephone and e-mail cannot leak. */
export type ComparedFacts = Pick<Facts, (typeof comparedFields)[number]>

/** A facility in a comparison. */
export interface ComparedFacility extends Omit<StoredFacility, 'statements' | 'longitude' | 'latitude' | 'location_precision'> {
  /** Coordinates; `null` while only the locality is known. */
  readonly point: { readonly longitude: number; readonly latitude: number } | null
  readonly facts: ComparedFacts
  /** Pedagogical methods and profiles, without the tags of the governing body. */
  readonly methods: readonly OwnershipKey[]
  /** Sources that state something about the facility, the most quoted one first; only what differs from that one is noted at a value. */
  readonly sources: readonly Provenance[]
}

const allMethods = ownershipKeys.slice(ownershipKeys.indexOf('montessori'))
const keyOf = ({ source, number, on }: Provenance) => `${source}/${number}/${on}`

/** Returns sources with their days, by how many facts they state. */
const sourcesOf = (facts: ComparedFacts): readonly Provenance[] => {
  const all = Object.values(facts).map(({ source, number, on }) => ({ source, number, on }))
  const times = (one: Provenance) => all.filter((other) => keyOf(other) === keyOf(one)).length
  return all.filter((one, n) => all.findIndex((other) => keyOf(other) === keyOf(one)) === n).toSorted((a, b) => times(b) - times(a))
}

/** Resolves the statements about a facility to what a comparison shows. */
export const toCompared = ({
  statements,
  longitude,
  latitude,
  location_precision: precision,
  ...facility
}: StoredFacility): ComparedFacility => {
  const { facts } = resolve(statements)
  const compared: ComparedFacts = Object.fromEntries(comparedFields.flatMap((field) => (facts[field] ? [[field, facts[field]]] : [])))
  const isKnown = longitude !== null && latitude !== null && precision !== 'approximate'
  return {
    ...facility,
    point: isKnown ? { longitude, latitude } : null,
    facts: compared,
    methods: allMethods.filter((key) => facts.ownership?.value.includes(key)),
    sources: sourcesOf(compared),
  }
}
