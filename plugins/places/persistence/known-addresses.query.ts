import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type KnownAddress, KnownAddresses } from '../domain/known-addresses.port.ts'

/** Reads addresses of facilities that have exact coordinates and are no sample data. */
export const makeKnownAddresses = provide(
  KnownAddresses,
  { db: Db },
  ({ db }): KnownAddresses => ({
    inLocality: ({ voivodeship, city }) =>
      db.rows<KnownAddress>(
        `select street, building_number, longitude, latitude from facility
        where voivodeship = ? and city = ? and street is not null and location_precision = 'exact' and not made and deleted_at is null order by street, building_number, id`,
        [voivodeship, city],
      ),
  }),
)
