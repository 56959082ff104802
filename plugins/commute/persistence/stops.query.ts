import { addressText } from '#adapters/postgres/facilities/address-sql.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { StopView } from '../contract/stops.ts'
import { Stops } from '../domain/stops.port.ts'

/** Reads facilities with exact coordinates by one query. */
export const makeStops = provide(
  Stops,
  { db: Db },
  ({ db }): Stops => ({
    byIds: (ids) =>
      db.rows<StopView>(
        `select f.id, f.slug, f.name, ${addressText} address,
                f.longitude, f.latitude, f.open_at, f.close_at
         from unnest(?::uuid[]) with ordinality o(id, place) join facility f on f.id = o.id
         where f.longitude is not null and f.location_precision = 'exact' order by o.place`,
        [`{${ids.join(',')}}`],
      ),
  }),
)
