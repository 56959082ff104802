import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { KnownHouse, KnownHouses } from '../domain/known-houses.port.ts'

/** Addresses of real facilities that have a point of their own. */
export const makeKnownHouses = ({ db }: { readonly db: Db }): KnownHouses => ({
  of: ({ voivodeship, city }) =>
    db.rows<KnownHouse>(
      `select street, building_number, longitude, latitude from facility
        where voivodeship = ? and city = ? and street is not null and location_precision = 'exact' and not made and deleted_at is null order by street, building_number, id`,
      [voivodeship, city],
    ),
})
