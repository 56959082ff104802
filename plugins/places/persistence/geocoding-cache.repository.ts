import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { GeocodedPlace } from '#core/ports/geocoder.ts'
import { GeocodingCache } from '../domain/known-addresses.port.ts'

/** Interval between requests: the public service allows one per second and site; the rest covers network delays. */
const requestInterval = '1100 milliseconds'

/** Maximum wait for a request slot; beyond it the gazetteer answers at once. */
const maxWait = '5 seconds'

const timeToLive = '30 days'

const normalize = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const hash = "sha256(convert_to(?, 'UTF8'))"

/** Geocoding cache and request limiter in PostgreSQL, by the database clock. */
export const makeGeocodingCache = provide(
  GeocodingCache,
  { db: Db },
  ({ db }): GeocodingCache => ({
    find: (text) =>
      db
        .rows<{ found: readonly GeocodedPlace[] }>(
          `select found from places_geocode where query_hash = ${hash} and answered_at > now() - interval '${timeToLive}'`,
          [normalize(text)],
        )
        .pipe(Effect.map(([row]) => row?.found ?? null)),

    save: (text, found) =>
      Effect.asVoid(
        db.rows(
          `with swept as (delete from places_geocode where answered_at <= now() - interval '${timeToLive}')
         insert into places_geocode (query_hash, found) values (${hash}, ?::jsonb)
         on conflict (query_hash) do update set found = excluded.found, answered_at = now()`,
          [normalize(text), JSON.stringify(found)],
        ),
      ),

    reserveRequest: () =>
      db
        .rows<{ wait: number }>(
          `insert into places_geocoder_turn as turn (next_at) values (clock_timestamp() + interval '${requestInterval}')
         on conflict (only_one) do update set next_at = greatest(turn.next_at, clock_timestamp()) + interval '${requestInterval}'
          where turn.next_at < clock_timestamp() + interval '${maxWait}'
         returning (extract(epoch from next_at - interval '${requestInterval}' - clock_timestamp()) * 1000)::float wait`,
        )
        .pipe(Effect.map(([row]) => (row ? Math.max(0, row.wait) : null))),
  }),
)
