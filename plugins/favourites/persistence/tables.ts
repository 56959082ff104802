import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'

/** Table of favourite facilities, by account and facility. */
export const FavouriteTable = defineEntity({
  name: 'FavouriteRow',
  tableName: 'favourites_facility',
  properties: {
    account_id: p.uuid().primary(),
    facility_id: p.uuid().primary(),
    added_at: p.type(IsoTimestamp),
  },
})
