import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { Favourite, Favourites, KnownFacilities, KnownFacility } from '../domain/favourites.port.ts'

/** A facility as the database may hold it. */
export interface MemoryFacility extends KnownFacility {
  readonly merged_into: string | null
  readonly deleted: boolean
}

/** Creates an in-memory repository of favourites over facilities that a test may change. */
export const makeMemoryFavourites = () => {
  const { rows, snapshot } = makeTable<readonly Favourite[]>()
  const facilities = new Map<string, MemoryFacility>()
  const repository: Favourites = {
    lock: () => Effect.void,
    of: (accountId) => Effect.sync(() => rows.get(accountId) ?? []),
    add: (accountId, favourites) =>
      Effect.sync(() => {
        const before = rows.get(accountId) ?? []
        const added = favourites.filter(
          (one) => facilities.has(one.facility_id) && !before.some((old) => old.facility_id === one.facility_id),
        )
        rows.set(
          accountId,
          [...before, ...added].toSorted((a, b) =>
            a.added_at === b.added_at ? (a.facility_id < b.facility_id ? -1 : 1) : a.added_at > b.added_at ? -1 : 1,
          ),
        )
      }),
    remove: (accountId, facilityId) =>
      Effect.sync(() => {
        const isMeant = (id: string) => id === facilityId || facilities.get(id)?.merged_into === facilityId
        rows.set(
          accountId,
          (rows.get(accountId) ?? []).filter((one) => !isMeant(one.facility_id)),
        )
      }),
  }
  const known: KnownFacilities = {
    byIds: (ids) =>
      Effect.sync(
        () =>
          new Map(
            ids.flatMap((requested) => {
              const found = facilities.get(facilities.get(requested)?.merged_into ?? requested)
              if (!found || found.deleted || found.merged_into !== null) return []
              const { merged_into: _, deleted: __, ...facility } = found
              return [[requested, facility] as const]
            }),
          ),
      ),
  }
  return { favourites: repository, known, facilities, snapshot }
}
