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
export interface CatalogueCity extends ListTotals {
  readonly name: string
  readonly slug: string
  /** Name of the locality without its county. */
  readonly city: string
  readonly districts: readonly (CountedPlace & Pick<ListTotals, 'listed'>)[]
}

/**
 * Numbers of facilities: `total` is shown; `listed` includes the invented ones at the end of the list, which do not
 * count once a register is imported.
 */
export interface ListTotals {
  readonly total: number
  readonly listed: number
}
