import { type FacilityType, facilityTypes } from '#core/facilities/facility-type.ts'
import type { Dice } from './dice.ts'
import type { Kind, Spirit } from './kind.ts'
import type { Place } from './place.ts'

type Mix = Readonly<Record<FacilityType, number>>

/** How many of a hundred facilities are of each type: about as registers of 2025 have them. */
const inTowns: Mix = {
  nursery: 27,
  toddler_club: 9,
  day_guardian: 4,
  kindergarten: 37,
  kindergarten_point: 4,
  kindergarten_education_team: 1,
  kindergarten_department: 6,
  primary_school: 12,
}
const inVillages: Mix = {
  nursery: 14,
  toddler_club: 5,
  day_guardian: 3,
  kindergarten: 26,
  kindergarten_point: 6,
  kindergarten_education_team: 2,
  kindergarten_department: 20,
  primary_school: 24,
}

/** How many of a hundred the town runs. */
const byTown: Mix = {
  nursery: 25,
  toddler_club: 8,
  day_guardian: 10,
  kindergarten: 52,
  kindergarten_point: 8,
  kindergarten_education_team: 60,
  kindergarten_department: 92,
  primary_school: 82,
}

const spirits: Readonly<Record<Kind['run'], Readonly<Partial<Record<Spirit, number>>>>> = {
  'by-town': { integration: 40, special: 12, sport: 14, ukrainian_groups: 20, music: 6, language: 8 },
  publicly: { catholic: 40, integration: 20, therapeutic: 15, montessori: 15, waldorf: 10 },
  privately: {
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

const spiritOf = (dice: Dice, type: FacilityType, run: Kind['run']): Spirit | null => {
  if (type === 'day_guardian' || type === 'kindergarten_department') return null
  return dice.percent(run === 'by-town' ? 10 : 24) ? dice.weighted(spirits[run]) : null
}

/** What the first facilities of a large place are, so that every type and what parents look for most is found there. */
const dealt: readonly Partial<Kind>[] = [
  ...facilityTypes.map((type) => ({ type })),
  { type: 'kindergarten', run: 'privately', spirit: 'montessori' },
  { type: 'nursery', run: 'privately', spirit: 'montessori' },
  { type: 'kindergarten', run: 'privately', spirit: 'ukrainian_groups' },
  { type: 'kindergarten', run: 'by-town', spirit: 'integration' },
]
const large = 16

/** The kind of a place's facility, counted from 0. A village for care alone has nothing else. */
export const kindOf = (dice: Dice, { village, careOnly, facilities }: Place, at: number): Kind => {
  const settled = facilities >= large ? (dealt[at] ?? {}) : {}
  const type = careOnly ? dice.pick(['nursery', 'toddler_club']) : (settled.type ?? dice.weighted(village ? inVillages : inTowns))
  const byOthers = type.startsWith('kindergarten') && dice.percent(10) ? 'publicly' : 'privately'
  const run = settled.run ?? (dice.percent(byTown[type]) ? 'by-town' : byOthers)
  return { type, run, spirit: settled.spirit ?? spiritOf(dice, type, run) }
}
