import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Effect } from 'effect'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { encodePoints } from '#config/quality/testing/encode-points.ts'
import { type ArchiveTile, writeArchive } from '#config/quality/testing/write-archive.ts'
import { readTiles } from './read-tiles.ts'
import { villagePoints } from './village-points.ts'

// Writes the bundled base map from the archives of a folder (plugins/map/README.md): `node cli/bin/node.mjs
// config/tooling/basemap/main.ts FOLDER`.

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Give the folder of the archives.')
const plugin = path.resolve(import.meta.dirname, '../../../plugins/map')

/** Zoom of the roads of the whole country, to which the villages are added. */
const villageZoom = 11
const villages = villagePoints(await Effect.runPromise(makeGazetteer().all()), villageZoom)
const withVillages = ({ bytes, ...tile }: ArchiveTile): ArchiveTile => {
  const points = tile.z === villageZoom ? villages.get(`${tile.x}/${tile.y}`) : undefined
  return { ...tile, bytes: points ? Buffer.concat([bytes, encodePoints('places', points)]) : bytes }
}

const cities = readdirSync(path.join(source, 'cities')).map((file) => path.join('cities', file))
const tiles: ArchiveTile[] = []
for (const file of ['poland-z5-10.pmtiles', 'poland-roads-z11.pmtiles', ...cities])
  for (const tile of await readTiles(path.join(source, file))) tiles.push(withVillages(tile))

const archive = writeArchive(tiles, {
  minZoom: 5,
  maxZoom: 13,
  bounds: [14.05, 48.95, 24.2, 54.9],
  metadata: {
    name: 'Poland with the streets of 18 cities',
    type: 'baselayer',
    attribution:
      '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors, © <a href="https://openmaptiles.org/">OpenMapTiles</a>, PRNG',
    vector_layers: ['earth', 'landcover', 'landuse', 'water', 'roads', 'places'].map((id) => ({ id, fields: {} })),
  },
})
const assets = path.join(plugin, 'assets')
mkdirSync(assets, { recursive: true })
for (const file of readdirSync(assets)) if (file.endsWith('.pmtiles')) rmSync(path.join(assets, file))
const hash = createHash('sha256').update(archive).digest('hex').slice(0, 16)
writeFileSync(path.join(assets, `poland.${hash}.pmtiles`), archive)

process.stdout.write(`${tiles.length} tiles, ${archive.length} bytes\n`)
