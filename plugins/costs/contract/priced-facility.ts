import type { Category } from '#core/facilities/category.ts'
import type { Fees } from '#core/facilities/fields.ts'
import type { PublicFacts } from '#core/facilities/public-facts.ts'
import { sourceOf } from '#core/facilities/source.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import { type Discount, readDiscounts } from './discounts.ts'

/** Facts of a facility on which its cost depends. */
export interface PricedFacility {
  readonly id: string
  readonly category: Category | null
  /** Run by a public body; `null`: unknown. */
  readonly isPublic: boolean | null
  readonly voivodeship: string
  readonly county: string
  readonly commune: string | null
  readonly fees: (Pick<Provenance, 'source' | 'on'> & { readonly value: Pick<Fees, 'month' | 'mealsMonth' | 'mealsDay'> }) | null
  readonly discounts: readonly Discount[]
  /** The fee is the highest that a register allows, not what every parent pays. */
  readonly isHighestFee: boolean
}

const ofPublicBody = { public: true, communal: true, self_governing: true, private: false, non_public: false } as const

/** Returns what of a facility its cost depends on. The register of nurseries states the fee without any discount, the highest one. */
export const pricedFacility = ({
  id,
  category,
  facts,
}: {
  readonly id: string
  readonly category: Category | null
  readonly facts: Partial<PublicFacts>
}): PricedFacility => {
  const { fees } = facts
  return {
    id,
    category,
    isPublic: facts.legal_type ? ofPublicBody[facts.legal_type.value] : null,
    voivodeship: facts.voivodeship?.value ?? '',
    county: facts.county?.value ?? '',
    commune: facts.commune?.value ?? null,
    fees: fees
      ? {
          source: fees.source,
          on: fees.on,
          value: { month: fees.value.month, mealsMonth: fees.value.mealsMonth, mealsDay: fees.value.mealsDay },
        }
      : null,
    discounts: readDiscounts(fees?.value.discounts ?? null),
    isHighestFee: fees !== undefined && sourceOf(fees.source).rank === 'register',
  }
}
