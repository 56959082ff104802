import { Schema } from 'effect'
import { type Category, categories } from '#core/facilities/category.ts'
import type { PublicFacts } from '#core/facilities/public-facts.ts'
import { sourceOf } from '#core/facilities/source.ts'
import { Day } from '#core/records/columns.ts'
import { discountReasons, readDiscounts } from './discounts.ts'

/** Facts of a facility on which its cost depends; amounts in grosze. */
export const PricedFacility = Schema.Struct({
  id: Schema.String,
  category: Schema.NullOr(Schema.Literals(categories)),
  /** Run by a public body; `null`: unknown. */
  is_public: Schema.NullOr(Schema.Boolean),
  voivodeship: Schema.String,
  county: Schema.String,
  commune: Schema.NullOr(Schema.String),
  /** Fees with their source and its day; `null`: nobody states them. */
  fees: Schema.NullOr(
    Schema.Struct({
      source: Schema.String,
      on: Day,
      month: Schema.NullOr(Schema.Number),
      meals_month: Schema.NullOr(Schema.Number),
      meals_day: Schema.NullOr(Schema.Number),
    }),
  ),
  discounts: Schema.Array(Schema.Struct({ reason: Schema.Literals(discountReasons), percent: Schema.Number })),
  /** The fee is the highest that a register allows, not what every parent pays. */
  is_highest_fee: Schema.Boolean,
}).annotate({ identifier: 'PricedFacility' })
export type PricedFacility = typeof PricedFacility.Type

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
    is_public: facts.legal_type ? ofPublicBody[facts.legal_type.value] : null,
    voivodeship: facts.voivodeship?.value ?? '',
    county: facts.county?.value ?? '',
    commune: facts.commune?.value ?? null,
    fees: fees
      ? { source: fees.source, on: fees.on, month: fees.value.month, meals_month: fees.value.mealsMonth, meals_day: fees.value.mealsDay }
      : null,
    discounts: readDiscounts(fees?.value.discounts ?? null),
    is_highest_fee: fees !== undefined && sourceOf(fees.source).rank === 'register',
  }
}
