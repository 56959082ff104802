import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkTheme } from '#config/tooling/themes/check-theme.ts'
import { plugins } from '#plugins/server.gen.ts'

const folder = path.resolve(import.meta.dirname, '../../../plugins')
/** Most lines of the plugin of a theme. */
const maximumLines = 150

const installed = plugins.flatMap(({ name, themes = [] }) => themes.map((theme) => ({ ...theme, plugin: name })))
const repeated = (values: readonly string[]) => values.filter((value, n) => values.indexOf(value) !== n)

test('WB-02 each theme has a key of its own, and the one of sites without a theme is the first', () => {
  const keys = installed.map(({ key }) => key)
  expect([keys[0], repeated(keys)]).toEqual(['crayons', []])
})

test('WB-02 no two themes begin with the same layout, and none is laid out like another', () => {
  expect(repeated(installed.map(({ layouts: { head, hero } }) => `${head} ${hero}`))).toEqual([])
  expect(repeated(installed.map(({ layouts, shapes }) => JSON.stringify([layouts, shapes])))).toEqual([])
})

test.each(installed)(
  'WB-02 theme $key has all tokens, texts that can be read in light and dark, and harmless drawings',
  async ({ plugin }) => {
    expect((await checkTheme(plugin, folder)).faults).toEqual([])
    const lines = readFileSync(path.join(folder, plugin, 'plugin.ts'), 'utf8').split('\n')
    expect(lines.length).toBeLessThanOrEqual(maximumLines)
  },
)
