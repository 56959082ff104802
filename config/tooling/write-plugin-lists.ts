import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isPluginName } from '#core/plugin/names.ts'

/** Generated list: which file and export of each plugin it collects, and its own name. */
interface List {
  readonly file: string
  readonly from: string
  readonly exportName: string
  readonly listName: string
  readonly spread: boolean
  /** Type of one entry and the module that exports it; an inferred union of all plugins would be unreadable. */
  readonly type: string
  readonly typeFrom: string
}

// Node and Vike's config load different files of a plugin, hence several lists.
const lists: readonly List[] = [
  {
    file: 'server.gen.ts',
    from: 'plugin.ts',
    exportName: 'plugin',
    listName: 'plugins',
    spread: false,
    type: 'Plugin',
    typeFrom: '#core/plugin/define-plugin.ts',
  },
  {
    file: 'pages.gen.ts',
    from: 'web/pages.ts',
    exportName: 'pages',
    listName: 'pluginPages',
    spread: true,
    type: 'PageEntry',
    typeFrom: '#web/runtime/plugin-ui.ts',
  },
  {
    file: 'layouts.gen.ts',
    from: 'web/layouts.ts',
    exportName: 'layouts',
    listName: 'pluginLayouts',
    spread: true,
    type: 'LayoutEntry',
    typeFrom: '#web/runtime/plugin-ui.ts',
  },
  {
    file: 'slot-fills.gen.ts',
    from: 'web/slot-fills.ts',
    exportName: 'fills',
    listName: 'pluginFills',
    spread: false,
    type: 'PluginFills',
    typeFrom: '#web/runtime/plugin-ui.ts',
  },
  {
    file: 'mails.gen.ts',
    from: 'mail-views.tsx',
    exportName: 'mailViews',
    listName: 'pluginMails',
    spread: false,
    type: 'MailViews',
    typeFrom: '#web/ui/mail/define-mail.ts',
  },
]

/** Converts a name to camelCase: `facility-profile` → `facilityProfile`. */
export const identifierOf = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the mismatches between the names in `plugins/list.ts` and the folders beside it, one sentence each. */
export const mismatches = (names: readonly string[], folders: readonly string[], has: (file: string) => boolean): readonly string[] => [
  ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `plugins/list.ts names '${name}' twice`),
  ...names
    .filter((name) => !isPluginName(name))
    .map((name) => `plugins/list.ts: '${name}' is not a plugin name (a-z, 0-9 and single hyphens)`),
  ...names
    .filter((name) => !folders.includes(name))
    .map((name) => `plugins/list.ts names '${name}', but there is no folder plugins/${name}`),
  ...names.filter((name) => folders.includes(name) && !has(`${name}/plugin.ts`)).map((name) => `plugins/${name} has no plugin.ts`),
  ...folders.filter((name) => !names.includes(name)).map((name) => `plugins/${name} is a folder without a line in plugins/list.ts`),
]

/**
 * Returns the dependencies of plugins that are not in the list, one sentence each. Reads plugins as text, because a
 * plugin with a missing dependency cannot be loaded.
 */
export const missingDependencies = (names: readonly string[], textOfPlugin: (name: string) => string): readonly string[] =>
  names.flatMap((name) =>
    [...(/\bdependsOn: \[([^\]]*)\]/.exec(textOfPlugin(name))?.[1] ?? '').matchAll(/'([^']+)'/g)]
      .flatMap(([, dependency]) => dependency ?? [])
      .filter((dependency) => !names.includes(dependency))
      .map((dependency) => `Plugin ${name} depends on plugin ${dependency}, which is not in plugins/list.ts`),
  )

/** Renders a generated list. */
export const renderList = ({ from, exportName, listName, spread, type, typeFrom }: List, names: readonly string[]): string => {
  const local = (name: string) =>
    listName === 'plugins' ? identifierOf(name) : `${identifierOf(name)}${exportName[0]?.toUpperCase()}${exportName.slice(1)}`
  return [
    '// Written by config/tooling/write-plugin-lists.ts from plugins/list.ts. Do not edit; ignored by git.',
    `import type { ${type} } from '${typeFrom}'`,
    ...names.map((name) => `import { ${exportName} as ${local(name)} } from './${name}/${from}'`),
    '',
    `export const ${listName}: readonly ${type}[] = [${names.map((name) => `${spread ? '...' : ''}${local(name)}`).join(', ')}]`,
    '',
  ].join('\n')
}

/** Renders the declaration of the keys of all messages, by which the compiler checks each use (decision 157). */
export const renderMessageKeys = (names: readonly string[]): string =>
  [
    '// Written by config/tooling/write-plugin-lists.ts from plugins/list.ts. Do not edit; ignored by git.',
    "declare module '#core/kernel/message-key.ts' {",
    '  interface MessageCatalogues {',
    "    readonly web: typeof import('../web/messages/pl.json')",
    ...names.map((name) => `    readonly '${name}': typeof import('./${name}/messages/pl.json')`),
    '  }',
    '}',
    '',
    'export {}',
    '',
  ].join('\n')

/**
 * Writes the lists of the plugins in `folder`, and removes lists of former versions, whose imports lead nowhere;
 * unchanged files are not written, so that watchers are not triggered. Returns the errors.
 */
export const writePluginLists = async (folder = path.resolve(import.meta.dirname, '../../plugins')): Promise<readonly string[]> => {
  const list = path.join(folder, 'list.ts')
  // The query string bypasses the module cache: the development server calls this again when the list changes.
  const fresh = `${pathToFileURL(list).href}?${Date.now()}`
  const { pluginNames: names } = (await import(/* @vite-ignore */ fresh)) as { pluginNames: readonly string[] }
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  const has = (file: string) => existsSync(path.join(folder, file))
  const listErrors = mismatches(names, folders, has)
  const errors = listErrors.length
    ? listErrors
    : missingDependencies(names, (name) => readFileSync(path.join(folder, name, 'plugin.ts'), 'utf8'))
  if (errors.length) return errors
  const written = new Set<string>()
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    written.add(name)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  for (const one of lists)
    write(
      one.file,
      renderList(
        one,
        names.filter((name) => has(`${name}/${one.from}`)),
      ),
    )
  write('messages.gen.ts', renderMessageKeys(names.filter((name) => has(`${name}/messages/pl.json`))))
  for (const name of readdirSync(folder)) if (/\.gen\.tsx?$/.test(name) && !written.has(name)) rmSync(path.join(folder, name))
  return []
}

if (import.meta.main) {
  const errors = await writePluginLists(process.argv[2])
  for (const line of errors) console.error(line)
  process.exitCode = errors.length ? 1 : 0
}
