import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { FavouriteList } from '../contract/favourite.ts'
import { maxFavourites } from '../contract/limits.ts'
import { Favourites, KnownFacilities } from '../domain/favourites.port.ts'

/** Reads the favourites of an account as facilities are today: merged ones once, deleted ones not at all. */
export const ReadFavourites = define(
  'favourites/ReadFavourites',
  { favourites: Favourites, facilities: KnownFacilities },
  ({ favourites, facilities }) =>
    Effect.fn('favourites.read')(function* (accountId: string) {
      const stored = yield* favourites.of(accountId)
      const known = yield* facilities.byIds(stored.map(({ facility_id }) => facility_id))
      const listed = new Map<string, FavouriteList['favourites'][number]>()
      for (const { facility_id, added_at } of stored) {
        const facility = known.get(facility_id)
        if (facility && !listed.has(facility.id)) listed.set(facility.id, { ...facility, added_at })
      }
      return { favourites: [...listed.values()], max: maxFavourites } satisfies FavouriteList
    }),
)
