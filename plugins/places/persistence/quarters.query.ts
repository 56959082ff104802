import { readFileSync } from 'node:fs'
import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Gazetteer, type LocalityReference } from '#core/places/gazetteer.port.ts'
import { type PublicFile, PublicFiles } from '#core/ports/public-files.ts'
import type { TownQuarters } from '../contract/map-quarters.ts'
import { type Quarter, Quarters } from '../contract/queries.ts'
import { quartersUnder, townKey } from '../domain/town-quarters.ts'
import { bundledQuarters, parseQuarters } from './quarter-file.ts'

interface City extends LocalityReference {
  readonly slug: string
}

const cities = 'select name city, slug, voivodeship, county from places_city'

/** Version of the bundled quarters. */
const bundledVersion = 'bundled'

const byTown = (towns: readonly TownQuarters[]): ReadonlyMap<string, TownQuarters> => new Map(towns.map((one) => [townKey(one), one]))

/** Reads the quarters of all towns from memory as long as the operator's file is the same: its own, and the bundled ones of other towns. */
const makeReader = (files: PublicFiles) => {
  let read: { readonly version: string; readonly towns: ReadonlyMap<string, TownQuarters> } | null = null
  const versionOf = (file: PublicFile | null) => file?.url ?? bundledVersion
  const version = Effect.map(files.newest('places'), versionOf)
  const towns = Effect.map(files.newest('places'), (file) => {
    if (read?.version !== versionOf(file)) {
      const own = file === null ? [] : parseQuarters(readFileSync(file.path, 'utf8'))
      read = { version: versionOf(file), towns: byTown([...bundledQuarters(), ...own]) }
    }
    return read.towns
  })
  return { version, towns }
}

/** Reads the quarters that are in use, under the slugs that their towns have in the directory. */
export const makeQuarters = provide(
  Quarters,
  { db: Db, gazetteer: Gazetteer, files: PublicFiles },
  ({ db, gazetteer, files }): Quarters => {
    const { version, towns } = makeReader(files)
    const quartersOf = Effect.fn('places.quarters-of')(function* (found: readonly City[]) {
      const known = yield* towns
      const located = yield* gazetteer.locate(found)
      return found.flatMap(({ slug }, at): readonly Quarter[] => {
        const locality = located[at]
        const town = locality && known.get(townKey({ ...locality, town: locality.name }))
        return town ? quartersUnder(town, slug) : []
      })
    })
    return {
      inCity: Effect.fn('places.quarters-in-city')(function* ({ voivodeship, slug }) {
        return yield* quartersOf(yield* db.prepared<City>(`${cities} where voivodeship = ? and slug = ?`, [voivodeship, slug]))
      }),
      all: Effect.fn('places.all-quarters')(function* () {
        return yield* quartersOf(yield* db.rows<City>(`${cities} order by voivodeship, slug`))
      }),
      version: () => version,
    }
  },
)
