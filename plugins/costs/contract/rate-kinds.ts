// Without Schemas, which would come into the browser with the page of rates.

/**
 * Kinds of rates. `nursery_benefit`: the State pays up to so much of the monthly fee of a nursery; `nursery_subsidy`: a
 * commune lowers the monthly fee for its residents by so much; `kindergarten_hour`: a commune's price of an hour in its
 * public kindergartens beyond the free ones.
 */
export const rateKinds = ['nursery_benefit', 'nursery_subsidy', 'kindergarten_hour'] as const
export type RateKind = (typeof rateKinds)[number]
