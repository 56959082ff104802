import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodePoints } from '#config/quality/testing/encode-points.ts'
import { writeArchive } from '#config/quality/testing/write-archive.ts'
import { makeTileArchives } from './tile-archives.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kredka-archives-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, content: Uint8Array | string) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}
/** Archive with the centre of the world in the corner of four tiles, and a point at the corner of two of them. */
const archiveOf = (...tiles: readonly Uint8Array[]) =>
  fileOf(
    'points.pmtiles',
    writeArchive(
      tiles.map((bytes, n) => ({ z: 1, x: n, y: 1, bytes })),
      { minZoom: 1, maxZoom: 1, bounds: [-180, -85, 180, 85], metadata: {} },
    ),
  )
const readPoints = (file: string, within = { west: -170, south: -80, east: 170, north: 80 }) => {
  const read: (readonly [string, number, number])[] = []
  const shares: number[] = []
  return makeTileArchives()
    .readPoints(file, { layer: 'places', zoom: 1, within }, (points, share) => {
      for (const { longitude, latitude, properties } of points) read.push([String(properties['name']), longitude, Math.round(latitude)])
      shares.push(share)
    })
    .pipe(Effect.as({ read, shares }))
}
const place = (name: string, x: number) => ({ x, y: 0, properties: { name } })

const reasonOf = (file: string) =>
  Effect.runPromise(
    makeTileArchives()
      .describe(file, { zoom: 12, points: [] })
      .pipe(
        Effect.as('readable'),
        Effect.catch(({ _tag, detail }) => Effect.succeed(`${_tag}: ${detail}`)),
      ),
  )

test('names what cannot be read: no file, a folder, text, an empty file, and a header that promises more than there is', async () => {
  expect(await reasonOf(path.join(folder, 'none.pmtiles'))).toMatch(/^UnreadableArchive: .*none\.pmtiles cannot be read: ENOENT/)
  expect(await reasonOf(folder)).toContain('UnreadableArchive')
  expect(await reasonOf(fileOf('empty.pmtiles', ''))).toContain('UnreadableArchive')
  expect(await reasonOf(fileOf('text.pmtiles', '{"type": "FeatureCollection"}'.repeat(50)))).toContain('UnreadableArchive')
  const header = Buffer.alloc(20_000)
  header.write('PMTiles')
  header[7] = 3
  for (const offset of [8, 16, 24, 32, 64]) header.writeBigUInt64LE(2n ** 50n, offset)
  expect(await reasonOf(fileOf('huge.pmtiles', header))).toContain('UnreadableArchive')
})

test('reads the points of one layer from all tiles of an area, and tells the share that was read', async () => {
  const both = Buffer.concat([encodePoints('pois', [place('shop', 5)]), encodePoints('places', [place('Oliwa', 2048)])])
  const file = archiveOf(both, encodePoints('places', [place('Zaspa', 1024)]))
  expect(await Effect.runPromise(readPoints(file))).toEqual({
    read: [
      ['Oliwa', -90, 0],
      ['Zaspa', 45, 0],
    ],
    shares: [1],
  })
  expect((await Effect.runPromise(readPoints(file, { west: 10, south: -80, east: 170, north: -10 }))).read).toHaveLength(1)
})

test('names an archive with a tile that is none', async () => {
  const file = archiveOf(Uint8Array.from([0x1a, 200, 1, 5]))
  expect(await Effect.runPromise(Effect.flip(readPoints(file)))).toMatchObject({
    _tag: 'UnreadableArchive',
    detail: expect.stringContaining('points.pmtiles cannot be read:'),
  })
})
