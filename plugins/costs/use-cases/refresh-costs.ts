import { Effect } from 'effect'
import { type Actor, system } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { type FacilityCost, FacilityCosts } from '#core/facilities/facility-costs.port.ts'
import { resolve } from '#core/facilities/statement.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { LoadSeed, Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { estimateCost } from '../contract/estimate.ts'
import { usualFamily } from '../contract/family.ts'
import { type PricedFacility, pricedFacility } from '../contract/priced-facility.ts'
import type { RateView } from '../contract/rate.ts'
import { PricedFacilities } from '../domain/priced-facilities.port.ts'
import { Rates } from '../domain/rates.port.ts'

type Nothing = Readonly<Record<string, never>>

/** Facilities whose statements are read at once. */
const batch = 1000

/** Returns the rates that may concern a facility: those of the country, and those of communes with the name of its own. */
const concerning = (rates: readonly RateView[]) => {
  const byCommune = Map.groupBy(rates, ({ commune }) => commune)
  const ofCountry = byCommune.get(null) ?? []
  return ({ commune }: PricedFacility) => (commune === null ? ofCountry : [...ofCountry, ...(byCommune.get(commune) ?? [])])
}

/** Asks for all costs to be worked out again: after a change of rates, and at night, when one may have begun or ended. */
export const MarkCostsDue = define('costs/MarkCostsDue', { facilities: PricedFacilities }, ({ facilities }) =>
  Effect.fn('costs.mark-due')(function* (_: Actor, __: object) {
    yield* facilities.markAllDue()
  }),
)

/** Works out what a usual family pays facilities of which something has changed, by which lists are filtered and sorted. */
export const RefreshCosts = define(
  'costs/RefreshCosts',
  { priced: PricedFacilities, facilities: Facilities, costs: FacilityCosts, rates: Rates, clock: Clock, transaction: Transaction },
  ({ priced, facilities, costs, rates, clock, transaction }) =>
    Effect.fn('costs.refresh')(function* (_: Actor, __: Nothing) {
      const due = yield* priced.takeDue()
      if (due?.length === 0) return { changed: 0 }
      const today = toWarsawTime(clock.now()).day
      const ratesOf = concerning(yield* rates.all())
      const closed = yield* priced.forgetClosed(due)
      const found: FacilityCost[] = closed.map((facilityId) => ({ facilityId, amount: null, withMeals: false }))
      const open = yield* priced.open(due)
      for (let at = 0; at < open.length; at += batch) {
        const some = open.slice(at, at + batch)
        const statements = Map.groupBy(yield* facilities.statementsOf(some.map(({ id }) => id)), ({ facilityId }) => facilityId)
        const facts = some.map(({ id, category }) => pricedFacility({ id, category, facts: resolve(statements.get(id) ?? []).facts }))
        yield* priced.store(facts)
        for (const facility of facts) {
          const cost = estimateCost(facility, ratesOf(facility), usualFamily, today)
          found.push({ facilityId: facility.id, amount: cost?.total ?? null, withMeals: cost !== null && !cost.lacksMeals })
        }
      }
      return { changed: yield* costs.save(found) }
    }, transaction),
)

/** Works out the costs of invented facilities as soon as they are stored, so that the first page of a demo has them. */
export const SeedCosts = define('costs/SeedCosts', { refresh: RefreshCosts }, ({ refresh }): Seed & LoadSeed =>
  Effect.fn('costs.seed')(function* () {
    yield* refresh(system, {})
  }),
)
