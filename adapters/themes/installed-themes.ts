import { createHash } from 'node:crypto'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import type { Theme } from '#core/plugin/theme.ts'
import { themeStylesheet } from '#core/plugin/theme-stylesheet.ts'
import type { InstalledTheme, Themes } from '#core/plugin/themes.ts'
import { loadTypeface } from './typefaces.ts'

const install = (theme: Theme, folder: string): InstalledTheme => {
  const { key, name, typefaces = [], assets, layouts, shapes, colors } = theme
  const loaded = typefaces.map(loadTypeface)
  const css = [...loaded.map((typeface) => typeface.css), themeStylesheet(theme, folder)].join('')
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16)
  return {
    key,
    name,
    stylesheet: { address: `/assets/themes/${key}.${hash}.css`, css },
    fontFiles: new Map(loaded.flatMap(({ files }) => [...files])),
    assets: Object.fromEntries(Object.entries(assets).map(([asset, file]) => [asset, `${folder}/${file}`])) as InstalledTheme['assets'],
    layouts,
    shapes,
    navbar: colors.navbar,
  }
}

/** Creates the registry of the themes of all plugins; each has its files in its own folder. */
export const makeThemes = (plugins: readonly Pick<Plugin, 'name' | 'themes'>[]): Themes => {
  const all = plugins.flatMap(({ name, themes = [] }) => themes.map((theme) => install(theme, `/assets/${name}`)))
  return { all, find: (key) => all.find((theme) => theme.key === key) ?? all[0] ?? null }
}
