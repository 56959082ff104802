import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FoundPlace } from '#core/ports/geocoder.ts'
import type { GeocodingBook } from '../domain/geocoding-book.port.ts'

/** The public service bears one request a second of a whole site; the rest is for the way there. */
const between = '1100 milliseconds'

/** Whoever would wait longer for a turn is better served at once by the gazetteer. */
const longestWait = '5 seconds'

const keptFor = '30 days'

const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const hash = "sha256(convert_to(?, 'UTF8'))"

/** Answers and turns in PostgreSQL, by its clock. */
export const makeGeocodingBook = ({ db }: { readonly db: Db }): GeocodingBook => ({
  answered: (text) =>
    db
      .rows<{ found: readonly FoundPlace[] }>(
        `select found from places_geocode where asked = ${hash} and answered_at > now() - interval '${keptFor}'`,
        [normal(text)],
      )
      .pipe(Effect.map(([row]) => row?.found ?? null)),

  keep: (text, found) =>
    Effect.asVoid(
      db.rows(
        `with swept as (delete from places_geocode where answered_at <= now() - interval '${keptFor}')
         insert into places_geocode (asked, found) values (${hash}, ?::jsonb)
         on conflict (asked) do update set found = excluded.found, answered_at = now()`,
        [normal(text), JSON.stringify(found)],
      ),
    ),

  turn: () =>
    db
      .rows<{ wait: number }>(
        `insert into places_geocoder_turn as turn (next_at) values (clock_timestamp() + interval '${between}')
         on conflict (only_one) do update set next_at = greatest(turn.next_at, clock_timestamp()) + interval '${between}'
          where turn.next_at < clock_timestamp() + interval '${longestWait}'
         returning (extract(epoch from next_at - interval '${between}' - clock_timestamp()) * 1000)::float wait`,
      )
      .pipe(Effect.map(([row]) => (row ? Math.max(0, row.wait) : null))),
})
