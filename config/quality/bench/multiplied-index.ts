import type { ClientBase } from 'pg'
import { concatRows } from '#adapters/search-index/concat-rows.ts'
import { xOf, yOf } from '#adapters/search-index/mercator.ts'
import { type OpenSnapshot, openSnapshot } from '#adapters/search-index/open-snapshot.ts'
import { readAll } from '#adapters/search-index/read-rows.ts'
import { type FacetSpec, newDictionary } from '#adapters/search-index/rows.ts'
import { snapshotOf } from '#adapters/search-index/snapshot.ts'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import { rotationDayAt } from '#core/search/daily-rotation.ts'

/** Greatest distance of a copy from its original, degrees. */
const spread = 0.02

/** Opens an index with several copies of each facility of the database, each copy elsewhere in its neighbourhood. */
export const openMultipliedIndex = async (client: ClientBase, facets: readonly FacetSpec[], copies: number): Promise<OpenSnapshot> => {
  const dictionary = newDictionary(facets)
  await client.query('begin isolation level repeatable read, read only')
  const original = await readAll(client, { facets, dictionary, day: rotationDayAt(new Date()) })
  await client.query('commit')
  const pieces = Array.from({ length: copies }, () => ({ rows: original, from: 0, to: original.length }))
  const rows = concatRows(pieces, facets)
  const dice = seededRandom(5)
  for (let row = original.length; row < rows.length; row++) {
    rows.ids[row * 16] = Math.floor(row / original.length)
    const longitude = (rows.longitude[row] as number) + dice.signedUnit() * spread
    const latitude = (rows.latitude[row] as number) + dice.signedUnit() * spread
    if (Number.isNaN(longitude)) continue
    rows.longitude[row] = longitude
    rows.latitude[row] = latitude
    rows.x[row] = xOf(longitude)
    rows.y[row] = yOf(latitude)
  }
  return openSnapshot(snapshotOf(rows, dictionary, '1'), facets)
}
