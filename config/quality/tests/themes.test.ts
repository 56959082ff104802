import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { minimumContrast, themeContrasts } from '#core/plugin/theme-contrast.ts'
import { plugins } from '#plugins/server.gen.ts'

const installed = plugins.flatMap(({ themes = [], assets }) => themes.map((theme) => ({ ...theme, folder: assets })))

test('WB-02 each theme has a key of its own, and the one of sites without a theme is the first', () => {
  const keys = installed.map(({ key }) => key)
  expect(keys[0]).toBe('crayons')
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(/^[a-z][a-z0-9_]*$/)
})

test.each(installed)('WB-02 theme $key: every text can be read in light and dark, and every drawing exists', (theme) => {
  expect(themeContrasts(theme).filter(({ contrast }) => contrast < minimumContrast)).toEqual([])
  for (const file of [...Object.values(theme.assets), ...Object.values(theme.icons)])
    expect([file, theme.folder !== undefined && existsSync(new URL(file, theme.folder))]).toEqual([file, true])
})
