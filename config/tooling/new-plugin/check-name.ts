import { isPluginName, reservedBuildNames, reservedCoreNames, tablePrefix } from '#core/plugin/names.ts'

/** Names already used by the platform: URL paths, commands, and prefixes of message keys. */
const reserved = [
  'api',
  'assets',
  'builds',
  'dev',
  'en',
  'favicon',
  'healthz',
  'metrics',
  'pl',
  'placowka',
  'przedszkola',
  'readyz',
  'robots',
  'sitemap',
  'uk',
  'zlobki',
  'backup',
  'doctor',
  'help',
  'import',
  'jobs',
  'kredka',
  'migrate',
  'new',
  'plugin',
  'purge',
  'restore',
  'seed',
  'serve',
  'core',
  'error',
  'landing',
  'list',
  'pager',
  'shell',
  'web',
  ...reservedBuildNames,
  ...reservedCoreNames,
]

/** Existing plugin names, plugin folders, and first URL segments of plugin pages. */
export interface ExistingNames {
  readonly plugins: readonly string[]
  readonly folders: readonly string[]
  readonly addresses: readonly string[]
}

/** Returns why a plugin cannot have this name; undefined when it can. */
export const nameError = (name: string, { plugins, folders, addresses }: ExistingNames): string | undefined => {
  if (!isPluginName(name)) return `'${name}' is not a plugin name: a-z, 0-9 and single hyphens, a letter first.`
  if (name.length > 30) return `'${name}' is too long: the limit is 30 characters, because its table names begin with it.`
  if (reserved.includes(name)) return `'${name}' is reserved by the platform.`
  if (plugins.includes(name)) return `There is a plugin '${name}' already.`
  if (folders.includes(name)) return `There is a folder plugins/${name} already, without an entry in plugins/list.ts.`
  if (addresses.includes(name)) return `There is a page at /${name} already.`
  const similar = plugins.find(
    (other) => tablePrefix(name).startsWith(tablePrefix(other)) || tablePrefix(other).startsWith(tablePrefix(name)),
  )
  return similar && `'${name}' is too similar to '${similar}': their tables would share a prefix.`
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const capitalized = (text: string) => (text[0] ?? '').toUpperCase() + text.slice(1)

/** Returns the template's name in all its spellings, each with the new plugin's name. */
export const spellings = (name: string): readonly (readonly [string, string])[] => [
  ['sample-plugin', name],
  ['sample_plugin', name.replaceAll('-', '_')],
  ['samplePlugin', camelCase(name)],
  ['SamplePlugin', capitalized(camelCase(name))],
  ['Sample plugin', capitalized(name.replaceAll('-', ' '))],
]
