import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
