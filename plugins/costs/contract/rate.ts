import { Schema } from 'effect'
import { NonBlankLine, NonBlankText, Url } from '#core/kernel/field-schemas.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { Day, Id, Moment, Small, Whole, WholeBetween } from '#core/records/columns.ts'
import { changesOf, inputOf, required, schemasOf, withInitial } from '#core/records/fields.ts'
import { rateLimits } from './limits.ts'
import { rateKinds } from './rate-kinds.ts'

const optional = <S extends Schema.Top>(schema: S) => withInitial(Schema.NullOr(schema), null)
const Amount = WholeBetween({ minimum: 0, maximum: rateLimits.amount })
const Months = Small({ minimum: 0, maximum: rateLimits.ageMonths })

/**
 * Fields of a rate. Amounts are grosze: a month, of `kindergarten_hour` an hour. Without `commune` a rate holds in the
 * whole country; county and commune are written as in the registers, since two communes of a voivodeship may share a name.
 */
export const rateFields = {
  kind: required(Schema.Literals(rateKinds)),
  voivodeship: optional(Schema.Literals(voivodeshipSlugs)),
  county: optional(NonBlankLine(rateLimits.place)),
  commune: optional(NonBlankLine(rateLimits.place)),
  amount: required(Amount),
  /** For a child with a disability; `null`: the same amount. */
  disability_amount: optional(Amount),
  /** Monthly fee above which nothing is paid. */
  fee_limit: optional(Amount),
  /** Hours a day that cost nothing. */
  free_hours: optional(Small({ minimum: 0, maximum: rateLimits.freeHours })),
  /** Siblings that the child has at least. */
  siblings_from: withInitial(Small({ minimum: 0, maximum: rateLimits.siblings }), 0),
  /** Age of the child in months, both ends included. */
  age_from: optional(Months),
  age_until: optional(Months),
  /** Further conditions in words, Polish. */
  note: optional(NonBlankText(rateLimits.note)),
  source: required(NonBlankLine(rateLimits.source)),
  source_url: optional(Url),
  /** Day on which the source said so. */
  source_on: required(Day),
  valid_from: required(Day),
  /** Last day. */
  valid_until: optional(Day),
}

const record = {
  ...schemasOf(rateFields),
  /** Day on which support has compared it with its source; `null`: to be checked. */
  confirmed_on: Schema.NullOr(Day),
  version: Whole,
}

/** Rate by which costs are worked out. */
export const RateView = Schema.Struct({ id: Id, ...record }).annotate({ identifier: 'Rate' })
export type RateView = typeof RateView.Type

/** Former version of a rate, with the moment at which it was replaced. */
export const FormerRate = Schema.Struct({ ...record, replaced_at: Moment }).annotate({ identifier: 'FormerRate' })
export type FormerRate = typeof FormerRate.Type

/** New rate. */
export const NewRate = Schema.Struct(inputOf(rateFields))
export type NewRate = typeof NewRate.Type

const { kind: _, ...changeable } = rateFields

/** Version of a rate that is meant. */
export const ByRate = Schema.Struct({ id: Schema.String, version: Schema.optional(Schema.Number) })

/** Changed members of a rate; its kind stays. */
export const RateChanges = Schema.Struct({ ...ByRate.fields, ...changesOf(changeable) })
