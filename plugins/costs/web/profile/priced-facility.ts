import type { CostSubject } from '#core/facilities/slots.ts'
import { sourceOf } from '#core/facilities/source.ts'
import type { PricedFacility } from '../../contract/estimate.ts'

const ofPublicBody = { public: true, communal: true, self_governing: true, private: false, non_public: false } as const

/** Returns what of a profile its cost depends on. The register of nurseries states the fee without any discount, the highest one. */
export const pricedFacility = ({ category, facts }: CostSubject): PricedFacility => ({
  category,
  isPublic: facts.legal_type ? ofPublicBody[facts.legal_type.value] : null,
  voivodeship: facts.voivodeship?.value ?? '',
  county: facts.county?.value ?? '',
  commune: facts.commune?.value ?? null,
  fees: facts.fees ?? null,
  isHighestFee: facts.fees !== undefined && sourceOf(facts.fees.source).rank === 'register',
})
