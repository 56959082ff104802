import { facet } from '#core/search/facet.ts'

/** Złoty 0 to 5000 that a usual family pays a month after benefits, in grosze; in an address it is an amount, never a family. */
export const costFacet = facet({
  kind: 'range',
  unit: 'zloty',
  key: 'family_cost',
  param: 'koszt',
  after: 'price',
  label: 'costs.facet',
  from: 'f.family_cost',
  min: 0,
  max: 500_000,
  step: 5_000,
  phrases: { min: 'costs.facet.phrase.min', max: 'costs.facet.phrase.max', between: 'costs.facet.phrase.between' },
})
