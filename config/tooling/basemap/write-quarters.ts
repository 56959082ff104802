import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { joinParts, type Quarter } from './quarter-names.ts'
import { quarterPoints } from './quarter-points.ts'
import { readTiles } from './read-tiles.ts'
import { makeTownFinder } from './town-borders.ts'

// Writes the quarters of the large towns (plugins/places/README.md) from the archives `cities/*.pmtiles` and the
// counties `powiaty-prg-2020-min.geojson` of a folder: `node cli/bin/node.mjs config/tooling/basemap/write-quarters.ts
// FOLDER`.

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Give the folder of the archives.')

/** Zoom with all quarters of a town. */
const quartersZoom = 13
const rounded = (degrees: number) => String(Math.round(degrees * 1e4) / 1e4)

const localities = await Effect.runPromise(makeGazetteer().all())
const counties = JSON.parse(readFileSync(path.join(source, 'powiaty-prg-2020-min.geojson'), 'utf8'))
const townAt = makeTownFinder(counties, localities)
// A town that is a county has the name of its county.
const towns = new Map(localities.flatMap((one) => (one.town && one.county === one.name ? [[one.name, one.voivodeship] as const] : [])))
const nameOf = new Map([...towns.keys()].map((name) => [slugOf(name), name]))

const found: (Quarter & { readonly town: string })[] = []
for (const file of readdirSync(path.join(source, 'cities'))) {
  const city = nameOf.get(path.basename(file, '.pmtiles')) ?? ''
  const tiles = (await readTiles(path.join(source, 'cities', file))).filter(({ z }) => z === quartersZoom)
  for (const quarter of quarterPoints(tiles)) {
    const town = townAt(quarter, city)
    if (town !== null) found.push({ ...quarter, town })
  }
}

const lines = [...Map.groupBy(found, ({ town }) => town)].flatMap(([town, quarters]) =>
  joinParts(town, quarters).map(({ name, longitude, latitude, rank }) =>
    [towns.get(town), slugOf(town), name, rounded(longitude), rounded(latitude), rank].join('\t'),
  ),
)
const header = 'voivodeship\tcity\tname\tlongitude\tlatitude\trank'
const target = path.resolve(import.meta.dirname, '../../../plugins/places/data/quarters.tsv')
writeFileSync(target, `${[header, ...lines.toSorted()].join('\n')}\n`)
