import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { makeTileArchives } from '#adapters/map-tiles/tile-archives.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { placesLayer, readMapQuarter } from '#plugins/places/domain/map-quarter.ts'
import type { MapQuarter } from '#plugins/places/domain/quarter-rules.ts'
import { groupQuarters } from '#plugins/places/domain/town-quarters.ts'
import { formatQuarters } from '#plugins/places/persistence/quarter-file.ts'
import { makeBorderFinder } from './town-borders.ts'

// Writes the quarters of the large towns (plugins/places/README.md) from the archives `cities/*.pmtiles` and the
// counties `powiaty-prg-2020-min.geojson` of a folder: `node cli/bin/node.mjs config/tooling/basemap/write-quarters.ts
// FOLDER`.

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Give the folder of the archives.')

const { name: layer, zoom } = placesLayer
const localities = await Effect.runPromise(makeGazetteer().all())
const counties = JSON.parse(readFileSync(path.join(source, 'powiaty-prg-2020-min.geojson'), 'utf8'))
const townAt = makeBorderFinder(counties, localities)
// A town that is a county has the name of its county.
const towns = new Map(localities.flatMap((one) => (one.town && one.county === one.name ? [[one.name, one.voivodeship] as const] : [])))
const nameOf = new Map([...towns.keys()].map((name) => [slugOf(name), name]))

const archives = makeTileArchives()
const found: (MapQuarter & { readonly expected: string })[] = []
for (const name of readdirSync(path.join(source, 'cities'))) {
  const file = path.join(source, 'cities', name)
  const expected = nameOf.get(path.basename(name, '.pmtiles')) ?? ''
  const { bounds: within } = await Effect.runPromise(archives.describe(file, { zoom, points: [] }))
  const read = archives.readPoints(file, { layer, zoom, within }, (points) => {
    for (const point of points) {
      const quarter = readMapQuarter(point)
      if (quarter) found.push({ ...quarter, expected })
    }
  })
  await Effect.runPromise(read)
}

const townOf = (quarter: (typeof found)[number]) => {
  const town = townAt(quarter, quarter.expected)
  return town === null ? null : { voivodeship: towns.get(town) ?? '', county: town, town }
}
const keyOf = ({ voivodeship, town }: ReturnType<typeof groupQuarters>[number]) => `${voivodeship}/${town}`
const inOrder = groupQuarters(found, townOf).toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'pl'))
writeFileSync(path.resolve(import.meta.dirname, '../../../plugins/places/data/quarters.tsv'), formatQuarters(inOrder))
