import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { type Theme, themeAssets } from '#core/plugin/theme.ts'
import { minimumContrast, type ThemeContrast, themeContrasts } from '#core/plugin/theme-contrast.ts'
import { themeFaults } from '#core/plugin/theme-faults.ts'
import { drawingFaults } from './drawing-faults.ts'
import { shapeFault } from './drawing-shape.ts'
import { themeKeys, themePluginOf } from './theme-names.ts'
import { letterFaults, typefaceFaults } from './typeface-faults.ts'

/** Most bytes of the drawings of a theme. */
export const maximumDrawings = 40 * 1024

/** Findings about the theme of a plugin. */
export interface ThemeReport {
  readonly plugin: string
  readonly key: string
  /** One sentence each; none: the theme can be used. */
  readonly faults: readonly string[]
  /** Of all texts on all grounds; none while a colour is missing. */
  readonly contrasts: readonly ThemeContrast[]
  readonly files: readonly { readonly file: string; readonly bytes: number }[]
}

/** Members of a theme's plugin that are looked at; none of them is what its type says before it is checked. */
type ThemePlugin = Pick<Plugin, 'assets' | 'messages' | 'themes'>

const textFaults = (name: string, { messages }: ThemePlugin): readonly string[] =>
  (['pl', 'ua', 'en'] as const)
    .filter((language) => !messages?.[language][name])
    .map((language) => `name: messages/${language}.json has no text ${name}`)

const contrastFaults = (contrasts: readonly ThemeContrast[]): readonly string[] =>
  contrasts
    .filter(({ contrast }) => contrast < minimumContrast)
    .map(
      ({ shade, text, ground, contrast }) =>
        `colors: ${text} on ${ground} has a contrast of ${contrast.toFixed(2)} in ${shade} instead of ${minimumContrast}`,
    )

const drawingsOf = ({ assets, icons }: Partial<Theme>): readonly string[] =>
  [...new Set([...Object.values(assets ?? {}), ...Object.values(icons ?? {})])].filter((file) => typeof file === 'string')

/** Returns what is wrong with the sizes of the drawings, each by what it is for. */
const shapeFaults = ({ assets, layouts }: Theme, folder: URL | undefined): readonly string[] =>
  themeAssets.flatMap((asset) => {
    const at = folder && new URL(assets[asset], folder)
    if (!at || !assets[asset].endsWith('.svg') || !existsSync(at)) return []
    const fault = shapeFault(readFileSync(at, 'utf8'), asset, layouts)
    return fault === null ? [] : [`assets/${assets[asset]} ${fault}`]
  })

/** Checks a theme as it was written in a plugin: tokens, contrast, drawings, typefaces and texts. */
export const reportOf = (name: string, plugin: ThemePlugin, theme: Theme): ThemeReport => {
  const tokens = themeFaults(theme)
  const isComplete = (group: string) => !tokens.some((fault) => fault.startsWith(group))
  const contrasts = isComplete('colors') ? themeContrasts(theme) : []
  const found = drawingsOf(theme).map((file) => ({ file, at: plugin.assets ? new URL(file, plugin.assets) : null }))
  const files = found.flatMap(({ file, at }) => (at && existsSync(at) ? [{ file, at, bytes: statSync(at).size }] : []))
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0)
  return {
    plugin: name,
    key: String(theme.key),
    contrasts,
    files: files.map(({ file, bytes }) => ({ file, bytes })),
    faults: [
      ...tokens,
      ...(isComplete('name') ? textFaults(theme.name, plugin) : []),
      ...(isComplete('typefaces') && isComplete('fonts') ? typefaceFaults(theme, plugin.assets) : []),
      ...contrastFaults(contrasts),
      ...found.filter(({ at }) => !at || !existsSync(at)).map(({ file }) => `assets/${file} does not exist`),
      ...files
        .filter(({ file }) => file.endsWith('.svg'))
        .flatMap(({ file, at }) => drawingFaults(readFileSync(at, 'utf8')).map((fault) => `assets/${file} ${fault}`)),
      ...(isComplete('assets') && isComplete('layouts') ? shapeFaults(theme, plugin.assets) : []),
      ...(bytes > maximumDrawings ? [`assets: ${bytes} bytes are too many, ${maximumDrawings} at most`] : []),
    ],
  }
}

const refused = (plugin: string, key: string, fault: string): ThemeReport => ({ plugin, key, contrasts: [], files: [], faults: [fault] })

/**
 * Checks the theme with this key, or the plugin of this name, in a folder of plugins. Loads its file alone, so that a
 * theme with which nothing starts is checked, too.
 */
export const checkTheme = async (keyOrName: string, plugins: string): Promise<ThemeReport> => {
  const name = themePluginOf(keyOrName)
  const file = path.join(plugins, name, 'plugin.ts')
  if (!existsSync(file)) return refused(name, keyOrName, `there is no plugins/${name}/plugin.ts; themes: ${themeKeys(plugins).join(', ')}`)
  const loaded = await import(/* @vite-ignore */ pathToFileURL(file).href).catch((error: unknown) => String(error))
  if (typeof loaded === 'string') return refused(name, keyOrName, `plugins/${name}/plugin.ts cannot be loaded: ${loaded}`)
  const { plugin } = loaded as { readonly plugin?: ThemePlugin }
  const [theme, ...more] = plugin?.themes ?? []
  if (!plugin || !theme || more.length > 0) return refused(name, keyOrName, `plugins/${name}/plugin.ts must have one theme in themes`)
  const report = reportOf(name, plugin, theme)
  const isListed = readFileSync(path.join(plugins, 'list.ts'), 'utf8').includes(`'${name}'`)
  const isTaken = themeKeys(plugins).filter((key) => key === theme.key).length > 1
  return {
    ...report,
    faults: [
      ...report.faults,
      ...(report.faults.some((fault) => fault.startsWith('typefaces')) ? [] : await letterFaults(theme, plugin.assets)),
      ...(isTaken ? [`key: another plugin has a theme ${theme.key}`] : []),
      ...(isListed ? [] : [`plugins/list.ts does not name ${name}`]),
    ],
  }
}
