import type { Category } from '#core/facilities/category.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ListedCard } from '../contract/listed-card.ts'

/** Creates the card of a nursery in Kraków. */
export const aCard = (over: Partial<ListedCard> = {}): ListedCard => ({
  id: newId(),
  slug: 'sloneczko',
  name: 'Słoneczko',
  type: 'nursery',
  status: 'registered',
  shadow_status: null,

  voivodeship: 'malopolskie',
  city: 'Kraków',
  city_slug: 'krakow',
  district: null,
  post_code: null,
  street: null,
  building_number: null,
  score_total: null,
  score_cleanliness: null,
  score_staff: null,
  score_food: null,
  opinion_count: 0,
  longitude: null,
  latitude: null,
  tuition_month: null,
  family_cost: null,
  family_cost_meals: false,
  free_places: null,
  free_places_on: null,
  child_count: null,

  specialization: [],
  ownership: [],
  suspended: false,
  made: false,
  legal_type: null,
  open_at: null,
  close_at: null,
  cover: null,
  cover_focus: null,
  approximate: false,
  ...over,
})

/** Returns the category of a card by its type. */
export const categoryOf = ({ type }: ListedCard): Category | null =>
  type === 'primary_school' ? null : type.startsWith('kindergarten') ? 'przedszkola' : 'zlobki'
