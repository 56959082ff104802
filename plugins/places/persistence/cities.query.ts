import { Effect } from 'effect'
import { isCounted, isCountedChildcare } from '#adapters/postgres/facilities/counted-facilities.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { Translator } from '#core/ports/translator.ts'
import type { CityEntry } from '../contract/city-entry.ts'
import { Cities } from '../contract/queries.ts'
import { cityNameIn } from '../contract/ui.ts'
import { type Bounds, boxesAround, cityBoxes } from '../domain/city-box.ts'
import { voivodeshipCapitals } from '../domain/voivodeship-capitals.ts'

interface Row extends Partial<{ [Side in keyof Bounds]: number | null }> {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly voivodeship: string
  readonly county: string
  readonly facilities: number
}

/** Number of facilities that gives the maximum importance. */
const maxImportanceFacilities = 2000

const columns = `c.id, c.name, c.slug, c.voivodeship, c.county, f.facilities, f.west, f.south, f.east, f.north`
const sides = `percentile_cont(0.02) within group (order by longitude) west, percentile_cont(0.98) within group (order by longitude) east,
  percentile_cont(0.02) within group (order by latitude) south, percentile_cont(0.98) within group (order by latitude) north`
const active = `f.active and f.deleted_at is null and f.merged_into is null and ${isCounted}`

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
const asBox = ({ south, north, west, east }: Bounds) => [round(south), round(north), round(west), round(east)] as const

const boxesOf = ({ west, south, east, north }: Row) =>
  west == null || south == null || east == null || north == null ? null : cityBoxes({ west, south, east, north })

const toEntry = (row: Row, boxes: ReturnType<typeof cityBoxes> | null, displayName: string): CityEntry => ({
  id: row.id,
  name: row.name,
  key: row.slug,
  param: row.slug,
  voivodeship: row.voivodeship,
  county: row.county,
  commune: '',
  display_name: displayName,
  city_cache: `${row.voivodeship}/${row.slug}`,
  boundingbox: boxes && asBox(boxes.wide),
  mobileBoundingbox: boxes && asBox(boxes.portrait),
  importance: Math.round(Math.min(1, Math.log1p(row.facilities) / Math.log1p(maxImportanceFacilities)) * 1000) / 1000,
  facilities: row.facilities,
})

/** Reads cities with the counts and bounding boxes of their facilities; uses the gazetteer's point when no facility has coordinates. */
export const makeCities = provide(
  Cities,
  { db: Db, gazetteer: Gazetteer, translator: Translator },
  ({ db, gazetteer, translator }): Cities => {
    const displayName = ({ name, voivodeship }: Row, language: Language) =>
      `${cityNameIn(name, language)}, ${translator.for(language)(voivodeshipKey(voivodeship))}`

    const boxesFromGazetteer = ({ voivodeship, county, name }: Row) =>
      gazetteer.locate([{ voivodeship, county, city: name }]).pipe(Effect.map(([locality]) => (locality ? boxesAround(locality) : null)))

    /** Reads cities by their slugs, also those without facilities. */
    const bySlugs = Effect.fn('places.cities-by-slugs')(function* (
      slugs: readonly { readonly voivodeship: string; readonly slug: string }[],
      language: Language,
    ) {
      const rows = yield* db.rows<Row>(
        `select ${columns} from places_city c join jsonb_to_recordset(?::jsonb) as n(voivodeship text, slug text) on c.voivodeship = n.voivodeship and c.slug = n.slug
       left join lateral (select count(*) filter (where ${isCountedChildcare})::int facilities, ${sides} from facility f where f.voivodeship = c.voivodeship and f.city_slug = c.slug and ${active}) f on true`,
        [JSON.stringify(slugs)],
      )
      return yield* Effect.forEach(rows, (row) => {
        const boxes = boxesOf(row)
        return (boxes ? Effect.succeed(boxes) : boxesFromGazetteer(row)).pipe(
          Effect.map((boxes) => toEntry(row, boxes, displayName(row, language))),
        )
      })
    })

    return {
      inVoivodeship: (voivodeship, specialization) =>
        db
          .rows<Row>(
            `select ${columns} from places_city c join (
             select city_id, count(*)::int facilities, ${sides} from facility f where voivodeship = ? and specialization && coalesce(?::uuid[], specialization) and ${active} group by city_id) f on f.city_id = c.id
          order by c.name collate "pl-x-icu", c.slug`,
            [voivodeship, specialization && `{${specialization.join(',')}}`],
          )
          .pipe(Effect.map((rows) => rows.map((row) => toEntry(row, boxesOf(row), displayName(row, 'pl'))))),

      bySlugs,

      bySlug: (voivodeship, slug, language = 'pl') =>
        bySlugs([{ voivodeship, slug }], language).pipe(Effect.map(([entry]) => entry ?? null)),

      voivodeshipCapitals: (language = 'pl') =>
        bySlugs(voivodeshipCapitals, language).pipe(
          Effect.map((entries) => {
            const byKey = new Map(entries.map((entry) => [entry.city_cache, entry]))
            return voivodeshipCapitals.flatMap(({ voivodeship, slug }) => byKey.get(`${voivodeship}/${slug}`) ?? [])
          }),
        ),
    }
  },
)
