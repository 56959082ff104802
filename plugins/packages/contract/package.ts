import { Schema } from 'effect'
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
