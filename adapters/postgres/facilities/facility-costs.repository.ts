import { Effect } from 'effect'
import type { FacilityCosts } from '#core/facilities/facility-costs.port.ts'
import type { Db } from '../unit-of-work.ts'

/**
 * Writes costs to the rows of facilities; the triggers of the table announce the change to the index and to caches of
 * cards. Version and time of the last change stay.
 */
export const makeFacilityCosts = ({ db }: { readonly db: Db }): FacilityCosts => ({
  // One statement: the index reloads everything after each over many rows.
  save: (costs) =>
    Effect.map(
      db.rows(
        `update facility f set family_cost = c.amount, family_cost_meals = c.with_meals
           from jsonb_to_recordset(?::jsonb) as c(id uuid, amount integer, with_meals boolean)
          where f.id = c.id and (f.family_cost, f.family_cost_meals) is distinct from (c.amount, c.with_meals)
          returning f.id`,
        [JSON.stringify(costs.map(({ facilityId, amount, withMeals }) => ({ id: facilityId, amount, with_meals: withMeals })))],
      ),
      ({ length }) => length,
    ),
})
