import path from 'node:path'
import { expect, test } from 'vitest'
import { checkTheme } from '#config/tooling/themes/check-theme.ts'
import { plugins } from '#plugins/server.gen.ts'

const folder = path.resolve(import.meta.dirname, '../../../plugins')
const installed = plugins.flatMap(({ name, themes = [] }) => themes.map(({ key }) => ({ key, plugin: name })))

test('WB-02 each theme has a key of its own, and the one of sites without a theme is the first', () => {
  const keys = installed.map(({ key }) => key)
  expect(keys[0]).toBe('crayons')
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(installed)('WB-02 theme $key has all tokens, texts that can be read in light and dark, and harmless drawings', async (theme) => {
  expect((await checkTheme(theme.plugin, folder)).faults).toEqual([])
})
