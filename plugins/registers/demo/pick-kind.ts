import { type FacilityType, facilityTypes } from '#core/facilities/facility-type.ts'
import type { SeededRandom } from '#core/kernel/seeded-random.ts'
import type { Approach, FacilityKind } from './facility-kind.ts'
import type { SampleLocality } from './sample-locality.ts'

type Percentages = Readonly<Record<FacilityType, number>>

/** Percent of facilities of each type, roughly as in the registers of 2025. */
const townMix: Percentages = {
  nursery: 27,
  toddler_club: 9,
  day_guardian: 4,
  kindergarten: 37,
  kindergarten_point: 4,
  kindergarten_education_team: 1,
  kindergarten_department: 6,
  primary_school: 12,
}
const villageMix: Percentages = {
  nursery: 14,
  toddler_club: 5,
  day_guardian: 3,
  kindergarten: 26,
  kindergarten_point: 6,
  kindergarten_education_team: 2,
  kindergarten_department: 20,
  primary_school: 24,
}

/** Percent of facilities of each type that the municipality runs. */
const municipalPercent: Percentages = {
  nursery: 25,
  toddler_club: 8,
  day_guardian: 10,
  kindergarten: 52,
  kindergarten_point: 8,
  kindergarten_education_team: 60,
  kindergarten_department: 92,
  primary_school: 82,
}

const approachWeights: Readonly<Record<FacilityKind['operatedBy'], Readonly<Partial<Record<Approach, number>>>>> = {
  municipality: { integration: 40, special: 12, sport: 14, ukrainian_groups: 20, music: 6, language: 8 },
  'public-body': { catholic: 40, integration: 20, therapeutic: 15, montessori: 15, waldorf: 10 },
  private: {
    montessori: 27,
    language: 22,
    creative: 12,
    catholic: 7,
    sport: 7,
    music: 6,
    integration: 5,
    therapeutic: 5,
    ukrainian_groups: 5,
    froebel: 3,
    waldorf: 3,
    special: 2,
  },
}

const pickApproach = (random: SeededRandom, type: FacilityType, operatedBy: FacilityKind['operatedBy']): Approach | null => {
  if (type === 'day_guardian' || type === 'kindergarten_department') return null
  return random.chance(operatedBy === 'municipality' ? 10 : 24) ? random.pickWeighted(approachWeights[operatedBy]) : null
}

/** Fixed kinds of the first facilities of a large locality, so that it has every type and the kinds that parents search for most. */
const firstKinds: readonly Partial<FacilityKind>[] = [
  ...facilityTypes.map((type) => ({ type })),
  { type: 'kindergarten', operatedBy: 'private', approach: 'montessori' },
  { type: 'nursery', operatedBy: 'private', approach: 'montessori' },
  { type: 'kindergarten', operatedBy: 'private', approach: 'ukrainian_groups' },
  { type: 'kindergarten', operatedBy: 'municipality', approach: 'integration' },
]
/** Number of facilities from which a locality counts as large. */
const largeLocality = 16

/** Picks the kind of the facility with this index (from 0) of a locality. */
export const pickKind = (random: SeededRandom, { village, underThreeOnly, facilities }: SampleLocality, index: number): FacilityKind => {
  const fixed = facilities >= largeLocality ? (firstKinds[index] ?? {}) : {}
  const type = underThreeOnly
    ? random.pick(['nursery', 'toddler_club'])
    : (fixed.type ?? random.pickWeighted(village ? villageMix : townMix))
  const otherOperator = type.startsWith('kindergarten') && random.chance(10) ? 'public-body' : 'private'
  const operatedBy = fixed.operatedBy ?? (random.chance(municipalPercent[type]) ? 'municipality' : otherOperator)
  return { type, operatedBy, approach: fixed.approach ?? pickApproach(random, type, operatedBy) }
}
