import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { BrowserFavourites } from '../contract/favourite.ts'
import type { Favourites, KnownFacilities } from '../domain/favourites.port.ts'
import type { ReadFavourites } from '../services/read-favourites.ts'

interface Dependencies {
  readonly favourites: Favourites
  readonly facilities: KnownFacilities
  readonly readFavourites: ReadFavourites
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Adds the favourites of a browser to those of the user: the union of both, however often and from however many tabs
 * it is called. The account's own come first when there is no room for all.
 */
export const makeMergeFavourites = ({ favourites, facilities, readFavourites, clock, transaction }: Dependencies) =>
  Effect.fn('favourites.merge')(function* (actor: Actor, { facility_ids }: BrowserFavourites) {
    const { id } = yield* requireUser(actor)
    yield* favourites.lock(id)
    const before = yield* readFavourites(id)
    const known = yield* facilities.byIds(facility_ids)
    const missing = [...new Set(facility_ids.flatMap((one) => known.get(one)?.id ?? []))].filter(
      (one) => !before.favourites.some((favourite) => favourite.id === one),
    )
    const added = missing.slice(0, before.max - before.favourites.length)
    // A millisecond apart, so that they keep their order.
    const now = clock.now().getTime()
    yield* favourites.add(
      id,
      added.map((facility_id, n) => ({ facility_id, added_at: new Date(now - n).toISOString() })),
    )
    return { ...(yield* readFavourites(id)), added: added.length, left_out: missing.length - added.length }
  }, transaction)

export type MergeFavourites = ReturnType<typeof makeMergeFavourites>
export const MergeFavourites = token<MergeFavourites>('favourites/MergeFavourites')
