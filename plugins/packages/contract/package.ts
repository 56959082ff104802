import { Schema } from 'effect'
import { invoiceMaxLength } from './invoice-length.ts'
import { packageKeys } from './package-keys.ts'

/** Package with its price for a year in grosze; `null`: not offered by this installation. */
export const PackageView = Schema.Struct({
  key: Schema.Literals(packageKeys),
  net: Schema.NullOr(Schema.Number),
  vat: Schema.NullOr(Schema.Number),
  gross: Schema.NullOr(Schema.Number),
  currency: Schema.Literals(['PLN']),
  months: Schema.Number,
}).annotate({ identifier: 'Package' })
export type PackageView = typeof PackageView.Type

/** Package with a code for a discount, whose price is asked for. */
export const PriceQuery = Schema.Struct({
  package: Schema.Literals(packageKeys),
  promo: Schema.optional(Schema.String.check(Schema.isMaxLength(invoiceMaxLength.promo, { message: 'FIELD_TOO_LONG' }))),
})
export type PriceQuery = typeof PriceQuery.Type

/** Price of a package in grosze after a discount in percent. */
export const PriceView = Schema.Struct({
  net: Schema.Number,
  vat: Schema.Number,
  gross: Schema.Number,
  discount: Schema.Number,
  currency: Schema.Literals(['PLN']),
})
export type PriceView = typeof PriceView.Type
