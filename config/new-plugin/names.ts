import { isPluginName, namesOfBuild, namesOfCore, tablesBegin } from '#core/plugin/names.ts'

/** Words that already lead somewhere: addresses, commands of the house, and the beginnings of its messages. */
const reserved = [
  ...[
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
  ],
  ...['backup', 'doctor', 'help', 'import', 'jobs', 'kredka', 'migrate', 'new', 'plugin', 'purge', 'restore', 'seed', 'serve'],
  ...['core', 'error', 'landing', 'list', 'pager', 'shell', 'web'],
  ...namesOfBuild,
  ...namesOfCore,
]

/** What is there already: the plugins of the list, the folders beside it, and the first words of their pages' addresses. */
export interface Taken {
  readonly plugins: readonly string[]
  readonly folders: readonly string[]
  readonly addresses: readonly string[]
}

/** Why a plugin cannot have this name; undefined when it can. */
export const whatIsWrong = (name: string, { plugins, folders, addresses }: Taken): string | undefined => {
  if (!isPluginName(name)) return `'${name}' is not a plugin name: a-z, 0-9 and single hyphens, a letter first.`
  if (name.length > 30) return `'${name}' is too long: at most 30 letters, so that its tables can bear it.`
  if (reserved.includes(name)) return `'${name}' is reserved: the house itself uses that word.`
  if (plugins.includes(name)) return `There is a plugin '${name}' already.`
  if (folders.includes(name)) return `There is a folder plugins/${name} already, without a line in plugins/list.ts.`
  if (addresses.includes(name)) return `There is a page at /${name} already.`
  const near = plugins.find((other) => tablesBegin(name).startsWith(tablesBegin(other)) || tablesBegin(other).startsWith(tablesBegin(name)))
  return near && `'${name}' is too near to '${near}': their tables would begin alike.`
}

/** The template's name in all its spellings, and the new plugin's. */
export const spellings = (name: string): readonly (readonly [string, string])[] => [
  ['sample-plugin', name],
  ['sample_plugin', name.replaceAll('-', '_')],
  ['samplePlugin', name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())],
  ['Sample plugin', (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ')],
]
