import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the name of the plugin of a theme, given by its key or by this name: `magic_theatre` is in `theme-magic-theatre`. */
export const themePluginOf = (keyOrName: string): string =>
  keyOrName.startsWith('theme-') ? keyOrName : `theme-${keyOrName.replaceAll('_', '-')}`

/** Returns the keys of the themes in a folder of plugins; reads plugins as text, because one of them may not load. */
export const themeKeys = (plugins: string): readonly string[] =>
  readdirSync(plugins)
    .map((name) => path.join(plugins, name, 'plugin.ts'))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\btheme\(\{\s*key: '([^']+)'/g)])
    .flatMap(([, key]) => key ?? [])
