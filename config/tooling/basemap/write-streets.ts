import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toDegrees } from '#adapters/map-tiles/to-degrees.ts'
import { readTiles } from './read-tiles.ts'
import { streetPoints } from './street-points.ts'

// Writes the streets of the 18 cities, from which lists are sorted by distance (plugins/places/README.md): `node
// cli/bin/node.mjs config/tooling/basemap/write-streets.ts FOLDER`.

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Give the folder of the archives.')

/** Zoom with all streets of a city. */
const streetsZoom = 13
const rounded = (degrees: number) => String(Math.round(degrees * 1e4))
const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2

const lines: string[] = []
for (const file of readdirSync(path.join(source, 'cities')).toSorted()) {
  const tiles = (await readTiles(path.join(source, 'cities', file))).filter(({ z }) => z === streetsZoom)
  const middleTile = { z: streetsZoom, x: middle(tiles.map(({ x }) => x)), y: middle(tiles.map(({ y }) => y)) }
  const centre = toDegrees(middleTile, 0.5, 0.5)
  lines.push(`# ${path.basename(file, '.pmtiles')}`)
  for (const [name, [longitude, latitude]] of streetPoints(tiles, centre))
    lines.push([name, rounded(longitude), rounded(latitude)].join('\t'))
}
writeFileSync(path.resolve(import.meta.dirname, '../../../plugins/places/data/streets.tsv'), `${lines.join('\n')}\n`)
