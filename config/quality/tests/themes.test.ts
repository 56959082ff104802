import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { maximumTypefaces, themeFonts } from '#core/plugin/theme.ts'
import { minimumContrast, themeContrasts } from '#core/plugin/theme-contrast.ts'
import { plugins } from '#plugins/server.gen.ts'

/** Most bytes of all drawings of a theme. */
const maximumBytes = 40 * 1024
/** Most lines of the plugin of a theme. */
const maximumLines = 150

const installed = plugins.flatMap(({ themes = [], assets }) =>
  assets === undefined ? [] : themes.map((theme) => ({ ...theme, folder: assets })),
)

const repeated = (values: readonly string[]) => values.filter((value, n) => values.indexOf(value) !== n)

test('WB-02 each theme has a key of its own, and the one of sites without a theme is the first', () => {
  const keys = installed.map(({ key }) => key)
  expect(keys[0]).toBe('crayons')
  expect(repeated(keys)).toEqual([])
  for (const key of keys) expect(key).toMatch(/^[a-z][a-z0-9_]*$/)
})

test('WB-02 no two themes begin with the same layout, and none is laid out like another', () => {
  expect(repeated(installed.map(({ layouts: { head, welcome } }) => `${head} ${welcome}`))).toEqual([])
  expect(repeated(installed.map(({ layouts, shapes }) => JSON.stringify([layouts, shapes])))).toEqual([])
})

test.each(installed)('WB-02 theme $key: every text can be read in light and dark, and every drawing exists', (theme) => {
  expect(themeContrasts(theme).filter(({ contrast }) => contrast < minimumContrast)).toEqual([])
  for (const file of [...Object.values(theme.assets), ...Object.values(theme.icons)])
    expect([file, existsSync(new URL(file, theme.folder))]).toEqual([file, true])
})

test.each(installed)('WB-02 theme $key: drawings are small, used and their own, and load nothing', ({ assets, icons, folder }) => {
  const files = readdirSync(folder)
  expect(files.sort()).toEqual([...Object.values(assets), ...Object.values(icons)].sort())
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
  expect(bytes).toBeLessThanOrEqual(maximumBytes)
  for (const file of files) {
    const drawing = readFileSync(new URL(file, folder), 'utf8').replace('xmlns="http://www.w3.org/2000/svg"', '')
    expect([file, /https?:|<script|<image|@import|\son\w+=|url\((?!#)|href="(?!#)/i.exec(drawing)?.[0]]).toEqual([file, undefined])
  }
})

test.each(installed)('WB-02 theme $key: its letters are Onest or of its few typefaces, and its plugin is short', (theme) => {
  const { typefaces = [], fonts, folder } = theme
  const families = ['Onest', ...typefaces.map(({ family }) => family)]
  expect(typefaces.length).toBeLessThanOrEqual(maximumTypefaces)
  for (const name of themeFonts) expect(families).toContain(fonts[name].family)
  for (const { package: name } of typefaces) expect(name).toMatch(/^@fontsource(-variable)?\/[a-z0-9-]+$/)
  expect(readFileSync(new URL('../plugin.ts', folder), 'utf8').split('\n').length).toBeLessThanOrEqual(maximumLines)
})
