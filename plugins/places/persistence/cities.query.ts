import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { CityEntry } from '../contract/city-entry.ts'
import type { Cities } from '../contract/questions.ts'
import { type Bounds, cityBoxes } from '../domain/city-box.ts'

interface Row extends Partial<{ [Side in keyof Bounds]: number | null }> {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly voivodeship: string
  readonly county: string
  readonly facilities: number
}

/** So many facilities make the greatest importance. */
const greatest = 2000

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
const asBox = ({ south, north, west, east }: Bounds) => [round(south), round(north), round(west), round(east)] as const

const toEntry = ({ id, name, slug, voivodeship, county, facilities, west, south, east, north }: Row): CityEntry => {
  const boxes = west == null || south == null || east == null || north == null ? null : cityBoxes({ west, south, east, north })
  return {
    id,
    name,
    key: slug,
    param: slug,
    voivodeship,
    county,
    display_name: `${name}, ${voivodeship}`,
    city_cache: `${voivodeship}/${slug}`,
    boundingbox: boxes && asBox(boxes.wide),
    mobileBoundingbox: boxes && asBox(boxes.portrait),
    importance: Math.round(Math.min(1, Math.log1p(facilities) / Math.log1p(greatest)) * 1000) / 1000,
    facilities,
  }
}

/** Cities from the places' own list and the core's facilities. */
export const makeCities = ({ db }: { db: Db }): Cities => ({
  of: (voivodeship, specialization) =>
    db
      .rows<Row>(
        `select c.id, c.name, c.slug, c.voivodeship, c.county, f.facilities, f.west, f.south, f.east, f.north
       from places_city c join (
         select city_id, count(*)::int facilities,
                percentile_cont(0.02) within group (order by longitude) west, percentile_cont(0.98) within group (order by longitude) east,
                percentile_cont(0.02) within group (order by latitude) south, percentile_cont(0.98) within group (order by latitude) north
           from facility where voivodeship = ? and specialization && coalesce(?::uuid[], specialization) and active and deleted_at is null and merged_into is null group by city_id) f on f.city_id = c.id
      order by c.name collate "pl-x-icu", c.slug`,
        [voivodeship, specialization && `{${specialization.join(',')}}`],
      )
      .pipe(Effect.map((rows) => rows.map(toEntry))),
})
