import type { FieldValues } from '#core/facilities/fields.ts'
import { diceFor } from './dice.ts'
import type { Kind } from './kind.ts'
import { type Draft, someFacility, wholeFacility } from './make-facility.ts'
import { namesFor } from './names.ts'
import type { Place } from './place.ts'
import { places } from './places.ts'

/** What the made source says of one facility, under its number. */
export interface DemoStatement {
  readonly number: string
  readonly values: FieldValues
}

/** The one whose name journeys and demo accounts rely on (interfaces.md, "Demo data"); everything about it is known. */
const tecza = { city: 'Warszawa', name: 'Tęcza', kind: { type: 'nursery', municipal: false } as Kind }

const draftsOf = (seed: number, place: Place, first: number): readonly Draft[] => {
  const named = namesFor(diceFor(seed, -first), place)
  return named.map((one, at) => ({
    nth: first + at,
    place,
    ...(place.city === tecza.city && at === 0 ? { name: tecza.name, kind: tecza.kind } : one),
  }))
}

/**
 * About 300 made nurseries and toddler clubs, the same for the same seed and day.
 * Places and streets bear real names; names, numbers, telephones, operators and prices are invented, and no address under `.test` exists.
 */
export const makeDemo = (seed: number, today: string): readonly DemoStatement[] => {
  let made = 0
  const drafts = places.flatMap((place) => {
    const first = made + 1
    made += place.facilities
    return draftsOf(seed, place, first)
  })
  return drafts.map((draft) => ({
    number: `D-${String(draft.nth).padStart(4, '0')}`,
    values: (draft.name === tecza.name ? wholeFacility : someFacility)(diceFor(seed, draft.nth), draft, today),
  }))
}
