import { freshness } from './free-places.ts'

/** What a card may say of a facility; times in minutes since midnight, Europe/Warsaw. */
export interface CardFacility {
  /** Monthly fee in grosze; 0 is free of charge. */
  readonly tuition_month: number | null
  /** Cost of a usual family a month after benefits, in grosze, and if meals are part of it; absent where a list does not know. */
  readonly family_cost?: number | null
  readonly family_cost_meals?: boolean
  readonly free_places: number | null
  /** ISO date of the count of free places. */
  readonly free_places_on: string | null
  /** Absent where a list knows no hours. */
  readonly open_at?: number | null
  readonly close_at?: number | null
}

/** Facts of a card. A count of free places has its day, and is new for a fortnight. */
interface CardFacts {
  readonly fee: number | null
  /** Left out where it says the same as the fee. */
  readonly cost: { readonly amount: number; readonly withMeals: boolean } | null
  readonly places: { readonly count: number; readonly on: string; readonly isNew: boolean } | null
  readonly hours: { readonly from: number; readonly until: number } | null
}

/**
 * Returns what every card of a facility says, in this order: fee, cost of a family, free places, hours. `null` is unknown,
 * or a count too old to be told, and is left out of cards.
 */
export const cardFacts = (facility: CardFacility, today: string): CardFacts => {
  const { family_cost: amount = null, family_cost_meals: withMeals = false } = facility
  const { tuition_month: fee, free_places: count, free_places_on: on, open_at: from = null, close_at: until = null } = facility
  const age = on === null ? 'old' : freshness(on, today)
  return {
    fee,
    cost: amount === null || amount === fee ? null : { amount, withMeals },
    places: count === null || on === null || age === 'old' ? null : { count, on, isNew: age === 'new' },
    hours: from === null || until === null ? null : { from, until },
  }
}
