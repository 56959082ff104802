import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { isOwnTypeface, type Theme } from '#core/plugin/theme.ts'
import { themeStylesheet } from '#core/plugin/theme-stylesheet.ts'
import type { InstalledTheme, Themes } from '#core/plugin/themes.ts'
import { loadOwnTypeface, loadTypeface } from './typefaces.ts'

type ThemePlugin = Pick<Plugin, 'name' | 'themes' | 'assets'>

const drawingOf = ({ assets }: Theme, files: URL | undefined): string | null => {
  const file = files && new URL(assets.hero, files)
  return file && existsSync(file) ? `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}` : null
}

const install = (theme: Theme, { name: plugin, assets: files }: ThemePlugin): InstalledTheme => {
  const folder = `/assets/${plugin}`
  const { key, name, typefaces = [], assets, layouts, shapes, colors, fonts } = theme
  const loaded = typefaces.flatMap((typeface) => {
    if (!isOwnTypeface(typeface)) return [loadTypeface(typeface)]
    return files ? [loadOwnTypeface(typeface, files)] : []
  })
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
    colors,
    ownTypeface: typefaces.some(({ family }) => family === fonts.regular.family),
    drawing: drawingOf(theme, files),
  }
}

/** Creates the registry of the themes of all plugins; each has its files in its own folder. */
export const makeThemes = (plugins: readonly ThemePlugin[]): Themes => {
  const all = plugins.flatMap((plugin) => (plugin.themes ?? []).map((theme) => install(theme, plugin)))
  return { all, find: (key) => all.find((theme) => theme.key === key) ?? all[0] ?? null }
}
