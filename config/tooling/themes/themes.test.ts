import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Theme } from '#core/plugin/theme.ts'
import { plugin } from '../new-plugin/template-theme/plugin.ts'
import { checkTheme, reportOf } from './check-theme.ts'
import { formatReport } from './format-report.ts'
import { listTheme, newTheme } from './new-theme.ts'

const [sample] = plugin.themes
const check = (changes: object) => reportOf('theme-sample', plugin, { ...sample, ...changes } as unknown as Theme)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kredka-themes-'))
  writeFileSync(path.join(folder, 'list.ts'), "export const pluginNames = ['tags', 'theme-crayons'] as const\n")
  mkdirSync(path.join(folder, 'theme-crayons'))
  writeFileSync(path.join(folder, 'theme-crayons/plugin.ts'), "const crayons = theme({\n  key: 'crayons',\n})\n")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('WB-14 the theme from which others are made passes the check', () => {
  expect(check({}).faults).toEqual([])
})

test('WB-14 texts that cannot be read are named, and marked in the table', () => {
  const report = check({ colors: { ...sample.colors, greyText: { light: '#f3f9fc', dark: '#b3c0cc' } } })
  expect(report.faults).toContain('colors: greyText on background has a contrast of 1.00 in light instead of 4.5')
  expect(formatReport(report)).toMatch(/greyText +1\.00 ! /)
})

test('WB-14 without all colours the rest is checked all the same', () => {
  const { navbar: _, ...colors } = sample.colors
  const report = check({ colors, icons: { ...sample.icons, news: 'none.svg' } })
  expect(report.faults).toEqual(['colors.navbar is missing', 'assets/none.svg does not exist'])
  expect([report.contrasts, report.files.length > 0]).toEqual([[], true])
})

test('WB-14 drawings that are too large, texts that are missing and typefaces that are not installed are named', () => {
  writeFileSync(path.join(folder, 'big.svg'), `<svg viewBox="0 0 9 9">${'<path d="M0 0"/>'.repeat(3000)}</svg>`)
  const assets = Object.fromEntries(Object.keys(sample.assets).map((name) => [name, 'big.svg']))
  const typefaces = [{ family: 'Onest', package: '@fontsource/not-there' }]
  const given = { ...sample, name: 'sample-plugin.other', assets, typefaces } as unknown as Theme
  const { faults } = reportOf('theme-sample', { ...plugin, assets: pathToFileURL(`${folder}/`) }, given)
  expect(faults).toContain('name: messages/ua.json has no text sample-plugin.other')
  expect(faults).toContainEqual(expect.stringMatching(/^typefaces: @fontsource\/not-there is not installed/))
  expect(faults).toContainEqual(expect.stringMatching(/^assets: 480\d\d bytes are too many/))
})

test('WB-14 a theme that is not there, or whose file does not load, is a fault and no exception', async () => {
  expect((await checkTheme('ocean', folder)).faults).toEqual(['there is no plugins/theme-ocean/plugin.ts; themes: crayons'])
  expect((await checkTheme('theme-crayons', folder)).faults).toEqual([expect.stringContaining('cannot be loaded: ')])
})

test.each([
  ['Ocean', 'is not a key of a theme'],
  ['../ocean', 'is not a key of a theme'],
  ['deep-ocean', 'is not a key of a theme'],
  ['deep__ocean', 'is not a key of a theme'],
  ['theme_ocean', 'is not a key of a theme'],
  ['', 'is not a key of a theme'],
  ['an_ocean_that_no_table_could_bear', 'too long'],
  ['crayons', "There is a theme 'crayons' already"],
])('WB-14 no theme is made with the key "%s"', async (key, message) => {
  expect(await newTheme(key, folder)).toMatchObject({ files: [], errors: [expect.stringContaining(message)] })
})

test('WB-14 a new theme is listed behind the last one', () => {
  const list = "[\n  'sites',\n  'theme-crayons',\n  'theme-space',\n  // Others: x\n  'tags',\n] as const\n"
  expect(listTheme(list, 'theme-ocean')).toBe(list.replace("'theme-space',\n", "'theme-space',\n  'theme-ocean',\n"))
  expect(listTheme("[\n  'sites',\n] as const\n", 'theme-ocean')).toBe("[\n  'sites',\n  'theme-ocean',\n] as const\n")
})
