import { Schema } from 'effect'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { maxFavourites } from './limits.ts'

/** A favourite facility; `added_at`: ISO 8601 UTC. */
export const FavouriteView = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.Literals(facilityTypes),
  /** `false` after the facility has closed. */
  active: Schema.Boolean,
  added_at: Schema.String,
})

/** Favourites of an account, the newest first; `max`: how many it may have. */
export const FavouriteList = Schema.Struct({ favourites: Schema.Array(FavouriteView), max: Schema.Number }).annotate({
  identifier: 'FavouriteList',
})
export type FavouriteList = typeof FavouriteList.Type

/** Path parameter with a facility's id. */
export const ByFacility = Schema.Struct({ id: Schema.String })

/** Favourites of a browser, the newest first. */
export const BrowserFavourites = Schema.Struct({
  facility_ids: Schema.Array(Schema.String.check(Schema.makeFilter(isUuid, { message: 'FIELD_INVALID' }))).check(
    Schema.isMaxLength(maxFavourites, { message: 'FIELD_TOO_LONG' }),
  ),
})
export type BrowserFavourites = typeof BrowserFavourites.Type

/** Favourites after merging: how many were added, and how many found no room. Ids of no facility count as neither. */
export const MergedFavourites = Schema.Struct({ ...FavouriteList.fields, added: Schema.Number, left_out: Schema.Number })
