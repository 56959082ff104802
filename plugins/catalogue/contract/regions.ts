import { Schema } from 'effect'

/** A city or district with its number of active facilities. */
export const CountedPlace = Schema.Struct({ name: Schema.String, slug: Schema.String, count: Schema.Number })
export type CountedPlace = typeof CountedPlace.Type

/** A voivodeship with its number of active facilities and its largest cities. */
export const VoivodeshipView = Schema.Struct({
  slug: Schema.String,
  name: Schema.String,
  count: Schema.Number,
  cities: Schema.Array(CountedPlace),
}).annotate({ identifier: 'VoivodeshipView' })
export type VoivodeshipView = typeof VoivodeshipView.Type

/** A city of the catalogue with its districts. */
export interface CatalogueCity {
  readonly name: string
  readonly slug: string
  readonly total: number
  readonly districts: readonly CountedPlace[]
}
