import { Effect } from 'effect'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { Db } from '../unit-of-work.ts'

interface Locality {
  readonly voivodeship: string
  readonly county: string
  readonly city: string
  readonly city_slug: string
}

const withoutOwnPoint = "coalesce(f.location_precision, 'approximate') = 'approximate'"

// Localities that have facilities without an own point, and none with one.
const localitiesQuery = `select distinct f.voivodeship, f.county, f.city, f.city_slug from facility f where ${withoutOwnPoint} and not exists (
  select 1 from facility o where o.voivodeship = f.voivodeship and o.city_slug = f.city_slug and o.location_precision in ('exact', 'flagged'))`

const placeStatement = `with middle as (
  select voivodeship, city_slug, percentile_cont(0.5) within group (order by longitude) longitude, percentile_cont(0.5) within group (order by latitude) latitude
    from facility where location_precision in ('exact', 'flagged') group by 1, 2
  union all select * from jsonb_to_recordset(?::jsonb) as g(voivodeship text, city_slug text, longitude double precision, latitude double precision)),
placed as (
  update facility f set longitude = m.longitude, latitude = m.latitude, location_precision = 'approximate' from middle m
   where m.voivodeship = f.voivodeship and m.city_slug = f.city_slug and ${withoutOwnPoint}
     and (f.longitude, f.latitude) is distinct from (m.longitude, m.latitude) returning 1)
select count(*)::int n from placed`

/** Gives facilities without an own point the median of the points in their locality, else the gazetteer's point of the locality. */
export const makeApproximateLocations = ({ db, gazetteer }: { readonly db: Db; readonly gazetteer: Gazetteer }) =>
  Effect.fn('facilities.approximate-locations')(function* () {
    const localities = yield* db.rows<Locality>(localitiesQuery)
    const located = yield* gazetteer.locate(localities)
    const points = localities.flatMap(({ voivodeship, city_slug }, at) => {
      const locality = located[at]
      return locality ? [{ voivodeship, city_slug, longitude: locality.longitude, latitude: locality.latitude }] : []
    })
    const [row] = yield* db.rows<{ n: number }>(placeStatement, [JSON.stringify(points)])
    return row?.n ?? 0
  })
