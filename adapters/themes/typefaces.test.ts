import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadTypeface } from './typefaces.ts'

const rubik = { family: 'Rubik', package: '@fontsource-variable/rubik' }
const rangesOf = (css: string) =>
  [...css.matchAll(/(\w[\w-]*)\.[0-9a-f]{8}\.woff2.*?unicode-range: (\S+?)[,;]/g)].map(([, file, range]) => [file, range])

test('WB-02 a typeface has the letters of its package, under the name of the theme', () => {
  const { css, files } = loadTypeface(rubik, pathToFileURL(`${tmpdir()}/nothing/`))
  expect(
    rangesOf(css)
      .map(([file]) => file)
      .toSorted(),
  ).toEqual(['rubik-cyrillic-wght-normal', 'rubik-latin-ext-wght-normal', 'rubik-latin-wght-normal'])
  expect([css.includes("font-family: 'Rubik';"), files.size]).toEqual([true, 3])
})

test('WB-02 letters of most pages come from the small files of the build, which stand last and therefore count', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'typefaces-'))
  const file = 'rubik-latin-wght-normal.woff2'
  copyFileSync(
    createRequire(import.meta.url).resolve(`@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2`),
    path.join(folder, file),
  )
  writeFileSync(path.join(folder, 'ranges.json'), JSON.stringify({ latin: 'U+0041', 'latin-ext': 'U+0104' }))
  const { css, files } = loadTypeface(rubik, pathToFileURL(`${folder}/`))
  expect(rangesOf(css).at(-1)).toEqual(['rubik-latin-wght-normal', 'U+0041'])
  expect([...files.values()].filter((one) => one.endsWith(file))).toHaveLength(2)
})
