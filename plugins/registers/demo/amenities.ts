import type { SeededRandom } from '#core/kernel/seeded-random.ts'
import { type Approach, type FacilityKind, isUnderThreeCare } from './facility-kind.ts'

const forAllAges = [
  'garden',
  'playground',
  'fenced_area',
  'monitoring',
  'secure_entrance',
  'air_conditioning',
  'air_purifiers',
  'parking',
  'bike_racks',
  'catering',
  'own_kitchen',
  'special_diets',
  'vegetarian_meals',
  'english_lessons',
  'speech_therapist',
  'psychologist',
  'eurhythmics',
  'sensory_room',
] as const
const forUnderThree = ['stroller_room', 'nap_room', 'camera_preview', 'breast_milk', 'nappies_included', 'potty_training', 'nurse'] as const
const forOverThree = [
  'lift',
  'vegetable_patch',
  'gym_hall',
  'special_educator',
  'sensory_integration',
  'corrective_gymnastics',
  'dance',
  'football',
  'swimming',
  'art_classes',
  'ceramics',
  'theatre',
  'robotics',
  'experiments',
  'chess',
  'library',
  'trips',
  'yoga',
] as const

/** Amenity that every facility with an approach has. */
const byApproach: Readonly<Partial<Record<Approach, string>>> = {
  montessori: 'montessori_activities',
  waldorf: 'forest_activities',
  integration: 'special_educator',
  special: 'autism_support',
  sport: 'gym_hall',
  language: 'bilingual_groups',
  music: 'music_lessons',
  creative: 'art_classes',
  therapeutic: 'sensory_integration',
  ukrainian_groups: 'ukrainian_lessons',
}

/** Picks up to nine amenities (keys of feature tags): general ones, some by age group, and the one of the approach. */
export const generateAmenities = (random: SeededRandom, kind: FacilityKind): readonly string[] => {
  const byAge = isUnderThreeCare(kind) ? forUnderThree : forOverThree
  const keys = new Set<string>()
  const ofApproach = kind.approach && byApproach[kind.approach]
  if (ofApproach) keys.add(ofApproach)
  for (let remaining = random.between(3, 8); remaining > 0; remaining--)
    keys.add(random.chance(60) ? random.pick(forAllAges) : random.pick(byAge))
  return [...keys].toSorted()
}
