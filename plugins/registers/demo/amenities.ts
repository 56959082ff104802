import type { Dice } from './dice.ts'
import { isCare, type Kind, type Spirit } from './kind.ts'

const everywhere = [
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
const forSmall = ['stroller_room', 'nap_room', 'camera_preview', 'breast_milk', 'nappies_included', 'potty_training', 'nurse'] as const
const forLarger = [
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

/** What goes with a spirit. */
const ofSpirit: Readonly<Partial<Record<Spirit, string>>> = {
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

/** Three to nine amenities, as keys of feature tags: some found everywhere, some by age, and what the spirit brings. */
export const amenitiesOf = (dice: Dice, kind: Kind): readonly string[] => {
  const own = isCare(kind) ? forSmall : forLarger
  const keys = new Set<string>()
  const brought = kind.spirit && ofSpirit[kind.spirit]
  if (brought) keys.add(brought)
  for (let throws = dice.between(3, 8); throws > 0; throws--) keys.add(dice.percent(60) ? dice.pick(everywhere) : dice.pick(own))
  return [...keys].toSorted()
}
