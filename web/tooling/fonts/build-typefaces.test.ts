import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { buildTypefaces } from './build-typefaces.ts'
import { readCharacters } from './cmap.ts'
import { readTables } from './sfnt.ts'

const rubik = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/rubik/index.css'))

test('WB-02 the typefaces of themes are built with the letters of Polish pages in files of few bytes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'typefaces-'))
  await buildTypefaces([rubik], folder)
  const files = readdirSync(folder).toSorted()
  expect(files).toEqual(['ranges.json', 'rubik-latin-ext-wght-normal.woff2', 'rubik-latin-wght-normal.woff2'])
  const fonts = files.slice(1).map((file) => readFileSync(path.join(folder, file)))
  expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(30_000)
  const characters = await Promise.all(
    fonts.map(async (font) => [...readCharacters(readTables(Buffer.from(await decompress(font)))).keys()]),
  )
  expect(new Set(characters.flat().map((code) => String.fromCodePoint(code)))).toEqual(
    expect.toSatisfy((letters: Set<string>) => [...'Zażółć gęślą jaźń, 123 zł'].every((letter) => letters.has(letter))),
  )
  expect(JSON.parse(readFileSync(path.join(folder, 'ranges.json'), 'utf8'))).toMatchObject({
    'latin-ext': expect.stringContaining('U+0104-0107'),
  })
})
