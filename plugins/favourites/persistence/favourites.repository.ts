import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { Favourites } from '../domain/favourites.port.ts'
import { FavouriteTable } from './tables.ts'

/** Creates the PostgreSQL repository of favourites. */
export const makeFavourites = provide(
  Favourites,
  { db: Db },
  ({ db }): Favourites => ({
    lock: (accountId) => Effect.asVoid(db.rows('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`favourites ${accountId}`])),
    of: (accountId) =>
      db
        .query((em) => em.find(FavouriteTable, { account_id: accountId }, { orderBy: { added_at: 'desc', facility_id: 'asc' } }))
        .pipe(Effect.map((rows) => rows.map(({ facility_id, added_at }) => ({ facility_id, added_at })))),
    // The facilities are locked, so that none is removed before its reference is checked.
    add: (accountId, favourites) =>
      favourites.length === 0
        ? Effect.void
        : Effect.asVoid(
            db.rows(
              `with given as (select * from jsonb_to_recordset(?::jsonb) as g (facility_id uuid, added_at timestamptz)),
               existing as (select f.id from facility f where f.id in (select facility_id from given) order by f.id for key share)
             insert into favourites_facility (account_id, facility_id, added_at)
               select ?, g.facility_id, g.added_at from given g join existing e on e.id = g.facility_id on conflict do nothing`,
              [JSON.stringify(favourites), accountId],
            ),
          ),
    remove: (accountId, facilityId) =>
      isUuid(facilityId)
        ? Effect.asVoid(
            db.rows(
              `delete from favourites_facility where account_id = ?
                and (facility_id = ? or facility_id in (select id from facility where merged_into = ?))`,
              [accountId, facilityId, facilityId],
            ),
          )
        : Effect.void,
  }),
)
