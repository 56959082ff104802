import type { DiscountReason } from './discounts.ts'
import type { Commune } from './family.ts'
import type { PricedFacility } from './priced-facility.ts'
import type { RateView } from './rate.ts'

/** Questions on which costs depend, besides the age of the child and the days a week. */
export interface Questions {
  readonly hours: boolean
  readonly siblings: boolean
  readonly disability: boolean
  readonly largeFamily: boolean
  readonly singleParent: boolean
  /** A sibling attends the facility: asked where there is one facility. */
  readonly siblingHere: boolean
  /** Communes whose residents pay less. */
  readonly communes: readonly Commune[]
}

const keyOf = ({ voivodeship, county, commune }: Commune) => `${voivodeship}/${county}/${commune}`

/** Returns the questions on which the costs of facilities depend: those that change nothing are not asked. */
export const questionsOn = (facilities: readonly PricedFacility[], rates: readonly RateView[]): Questions => {
  const lowersFor = (reason: DiscountReason) =>
    facilities.some(({ category, discounts }) => category !== 'przedszkola' && discounts.some((discount) => discount.reason === reason))
  const ofFacilities = new Set(
    facilities.flatMap(({ voivodeship, county, commune }) => (commune === null ? [] : keyOf({ voivodeship, county, commune }))),
  )
  const communes = rates.flatMap(({ kind, voivodeship, county, commune }): readonly Commune[] => {
    if (kind !== 'nursery_subsidy' || voivodeship === null || county === null || commune === null) return []
    return ofFacilities.has(keyOf({ voivodeship, county, commune })) ? [{ voivodeship, county, commune }] : []
  })
  return {
    hours: facilities.some(({ category, is_public }) => category === 'przedszkola' && is_public === true),
    siblings: rates.some(({ siblings_from }) => siblings_from > 0),
    disability: rates.some(({ disability_amount }) => disability_amount !== null) || lowersFor('disability'),
    largeFamily: lowersFor('large_family'),
    singleParent: lowersFor('single_parent'),
    siblingHere: facilities.length === 1 && lowersFor('sibling'),
    communes: [...new Map(communes.map((commune) => [keyOf(commune), commune])).values()],
  }
}
