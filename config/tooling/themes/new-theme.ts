import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nameError, spellings } from '../new-plugin/check-name.ts'
import { copyTemplate, formatPlugin, readExistingNames } from '../new-plugin/write-plugin.ts'
import { writePluginLists } from '../write-plugin-lists.ts'
import { themeKeys, themePluginOf } from './theme-names.ts'

/** Theme that was made, or why it was not. */
export interface NewTheme {
  readonly plugin: string
  readonly files: readonly string[]
  readonly errors: readonly string[]
}

const refusalOf = async (key: string, plugins: string): Promise<string | undefined> => {
  // Plugin names have single hyphens, and each key a plugin of its own.
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(key) || key.startsWith('theme_'))
    return `'${key}' is not a key of a theme: a-z, 0-9 and single _, a letter first, without theme_.`
  if (themeKeys(plugins).includes(key)) return `There is a theme '${key}' already.`
  return nameError(themePluginOf(key), await readExistingNames(plugins))
}

/** Puts a plugin behind the last theme of the list; without themes at its end. */
export const listTheme = (list: string, name: string): string => {
  const line = `  '${name}',\n`
  const last = [...list.matchAll(/^ {2}'theme-[^']+',\n/gm)].at(-1)
  const at = last ? last.index + last[0].length : list.search(/^\] as const/m)
  return list.slice(0, at) + line + list.slice(at)
}

/**
 * Creates the plugin of a theme in a folder of plugins, with all tokens, drawings to begin with and its line in the
 * list; it passes the check of themes as it is made.
 */
export const newTheme = async (key: string, plugins: string): Promise<NewTheme> => {
  const plugin = themePluginOf(key)
  const error = await refusalOf(key, plugins)
  if (error) return { plugin, files: [], errors: [error] }
  const words = key.replaceAll('_', ' ')
  const fills = [
    ['sample_key', key],
    ['sampleTheme', spellings(plugin)[2]?.[1] ?? ''],
    ['Sample name', words.charAt(0).toUpperCase() + words.slice(1)],
    ['sample-plugin', plugin],
  ] as const
  const files = copyTemplate('template-theme', path.join(plugins, plugin), (text) =>
    fills.reduce((filled, [placeholder, replacement]) => filled.replaceAll(placeholder, replacement), text),
  )
  const list = path.join(plugins, 'list.ts')
  writeFileSync(list, listTheme(readFileSync(list, 'utf8'), plugin))
  formatPlugin(plugins, plugin)
  return { plugin, files, errors: await writePluginLists(plugins) }
}
