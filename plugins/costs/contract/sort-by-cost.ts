import { type Cost, estimateCost } from './estimate.ts'
import type { Family } from './family.ts'
import type { ListedPriced, PricedList } from './priced-list.ts'

/** Facility with what a family pays it. */
export interface CostedFacility {
  readonly facility: ListedPriced
  readonly cost: Cost
}

/**
 * Sorts facilities by what a family pays, the least first, then by name; those whose meals nobody prices come after the
 * others. `maximum`: the highest cost that it wants, in grosze. `unknown`: how many nobody can say the cost of.
 */
export const sortByCost = (
  { facilities, rates, today }: PricedList,
  family: Family,
  maximum: number | null,
): { readonly costed: readonly CostedFacility[]; readonly unknown: number } => {
  const all = facilities.map((facility) => ({ facility, cost: estimateCost(facility.priced, rates, family, today) }))
  const known = all.filter((one): one is CostedFacility => one.cost !== null)
  return {
    costed: known
      .filter(({ cost }) => maximum === null || cost.total <= maximum)
      .toSorted(
        (a, b) =>
          Number(a.cost.lacksMeals) - Number(b.cost.lacksMeals) ||
          a.cost.total - b.cost.total ||
          a.facility.name.localeCompare(b.facility.name, 'pl'),
      ),
    unknown: all.length - known.length,
  }
}
