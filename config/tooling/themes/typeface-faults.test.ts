import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { makeThemes } from '#adapters/themes/installed-themes.ts'
import type { Theme, ThemeTypeface } from '#core/plugin/theme.ts'
import { themeFaults } from '#core/plugin/theme-faults.ts'
import { plugin } from '../new-plugin/template-theme/plugin.ts'
import { letterFaults, typefaceFaults } from './typeface-faults.ts'

const { resolve } = createRequire(import.meta.url)
const [sample] = plugin.themes
const folder = mkdtempSync(path.join(tmpdir(), 'kredka-typefaces-'))
const assets = pathToFileURL(`${folder}/`)
for (const part of ['latin', 'latin-ext'])
  copyFileSync(resolve(`@fontsource/pangolin/files/pangolin-${part}-400-normal.woff2`), path.join(folder, `ocean-${part}.woff2`))
writeFileSync(path.join(folder, 'broken.woff2'), 'no font')

const own = (...files: readonly string[]): ThemeTypeface => ({ family: 'Ocean', files: files.map((file) => ({ file, weight: 400 })) })
const whole = own('ocean-latin.woff2', 'ocean-latin-ext.woff2')
const themed = (typeface: ThemeTypeface, weight = 400): Theme => ({
  ...sample,
  typefaces: [typeface],
  fonts: { ...sample.fonts, extraBold: { family: typeface.family, weight } },
})

test('WB-14 a theme brings files of a typeface, which its style sheet names and Kredka serves', async () => {
  const theme = themed(whole)
  expect([themeFaults(theme), typefaceFaults(theme, assets), await letterFaults(theme, assets)]).toEqual([[], [], []])
  const [installed] = makeThemes([{ name: 'theme-ocean', themes: [theme], assets }]).all
  const [address = ''] = [...(installed?.fontFiles.keys() ?? [])]
  expect(address).toMatch(/^\/assets\/themes\/ocean-latin\.[0-9a-f]{8}\.woff2$/)
  expect(installed?.stylesheet.css).toContain(
    `font-family: 'Ocean'; font-style: normal; font-display: swap; font-weight: 400; src: url("${address}")`,
  )
})

test('WB-14 files that are not there or are no fonts, and letters that they lack, are named', async () => {
  expect(typefaceFaults(themed(own('none.woff2', 'broken.woff2')), assets)).toEqual([
    'typefaces: assets/none.woff2 does not exist',
    'typefaces: assets/broken.woff2 is no WOFF2 file',
  ])
  expect(await letterFaults(themed(own('ocean-latin.woff2')), assets)).toEqual([
    expect.stringMatching(/^typefaces: Ocean lacks the letters Ąą/),
  ])
  expect(themeFaults(themed({ family: 'Ocean', files: [{ file: '../x.woff2', weight: 400 }] }))).toEqual([
    expect.stringMatching(/^typefaces must be a list/),
  ])
})

test.each([
  [themed(whole, 700), 'fonts.extraBold: Ocean has no weight 700, but 400, 400'],
  [
    themed({ family: 'Pangolin', package: '@fontsource/pangolin', weights: [400] }, 550),
    'fonts.extraBold: @fontsource/pangolin has no weight 550, but 400',
  ],
  [
    themed({ family: 'Nunito', package: '@fontsource-variable/nunito' }, 100),
    'fonts.extraBold: @fontsource-variable/nunito has no weight 100, but 200–1000',
  ],
  [{ ...sample, fonts: { ...sample.fonts, bold: { family: 'Onest', weight: 950 } } }, 'fonts.bold: Onest has no weight 950, but 100–900'],
])('WB-14 weights that a typeface does not have are named', (theme, fault) => {
  expect(typefaceFaults(theme, assets)).toEqual([fault])
})

test('WB-14 a weight of 5500 is none', () => {
  expect(themeFaults(themed(whole, 5500))).toEqual(['fonts.extraBold must be a family with a weight from 1 to 1000'])
})
