import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isPluginName } from '#core/plugin/names.ts'
import { identifierOf, mailListOf } from './mail-list.ts'

/** One list that a tool needs: which file of a plugin it gathers, under which export, and what it is called. */
interface List {
  readonly file: string
  readonly from: string
  readonly takes: string
  readonly gives: string
  readonly spread: boolean
  /** What one entry is, and the file that says so: an inferred union of all plugins would be of no use to who reads it. */
  readonly type: string
  readonly typeFrom: string
}

// Node, Vike's config and React each read other files of a plugin, hence three lists.
const lists: readonly List[] = [
  {
    file: 'server.gen.ts',
    from: 'plugin.ts',
    takes: 'plugin',
    gives: 'plugins',
    spread: false,
    type: 'Plugin',
    typeFrom: '#core/plugin/define-plugin.ts',
  },
  {
    file: 'pages.gen.ts',
    from: 'web/pages.ts',
    takes: 'pages',
    gives: 'pluginPages',
    spread: true,
    type: 'PageEntry',
    typeFrom: '#web/plugin-ui.ts',
  },
  {
    file: 'ui.gen.ts',
    from: 'web/ui.tsx',
    takes: 'ui',
    gives: 'pluginUis',
    spread: false,
    type: 'PluginUi',
    typeFrom: '#web/plugin-ui.ts',
  },
]

/** What is wrong between the names of `plugins/list.ts` and the folders beside it, one sentence each. */
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

/** Dependencies of plugins that are not in the list, one sentence each. Read as text: a plugin whose dependency is gone could not be loaded. */
export const missingNeeds = (names: readonly string[], textOfPlugin: (name: string) => string): readonly string[] =>
  names.flatMap((name) =>
    [...(/\bdependsOn: \[([^\]]*)\]/.exec(textOfPlugin(name))?.[1] ?? '').matchAll(/'([^']+)'/g)]
      .flatMap(([, need]) => need ?? [])
      .filter((need) => !names.includes(need))
      .map((dependency) => `Plugin ${name} depends on plugin ${dependency}, which is not in plugins/list.ts`),
  )

/** The text of one generated list. */
export const textOf = ({ from, takes, gives, spread, type, typeFrom }: List, names: readonly string[]): string => {
  const local = (name: string) =>
    gives === 'plugins' ? identifierOf(name) : `${identifierOf(name)}${takes[0]?.toUpperCase()}${takes.slice(1)}`
  return [
    '// Written by config/write-plugin-lists.ts from plugins/list.ts. Not for hands, not for git.',
    `import type { ${type} } from '${typeFrom}'`,
    ...names.map((name) => `import { ${takes} as ${local(name)} } from './${name}/${from}'`),
    '',
    `export const ${gives}: readonly ${type}[] = [${names.map((name) => `${spread ? '...' : ''}${local(name)}`).join(', ')}]`,
    '',
  ].join('\n')
}

/** Names of the mails that have a component in a folder. */
const componentsOf = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .flatMap((file) => (file.endsWith('.tsx') ? [file.slice(0, -'.tsx'.length)] : []))
        .toSorted()
    : []

/** Writes the lists of the plugins in `folder`; what has not changed is not touched, so that watchers stay quiet. Gives what is wrong. */
export const writePluginLists = async (folder = path.resolve(import.meta.dirname, '../plugins')): Promise<readonly string[]> => {
  const list = path.join(folder, 'list.ts')
  // The development server asks again whenever the list has changed.
  const fresh = `${pathToFileURL(list).href}?${Date.now()}`
  const { pluginNames: names } = (await import(/* @vite-ignore */ fresh)) as { pluginNames: readonly string[] }
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  const has = (file: string) => existsSync(path.join(folder, file))
  const mismatched = mismatches(names, folders, has)
  const wrong = mismatched.length ? mismatched : missingNeeds(names, (name) => readFileSync(path.join(folder, name, 'plugin.ts'), 'utf8'))
  if (wrong.length) return wrong
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
  for (const one of lists)
    write(
      one.file,
      textOf(
        one,
        names.filter((name) => has(`${name}/${one.from}`)),
      ),
    )
  write(
    'mails.gen.ts',
    mailListOf(names.flatMap((plugin) => componentsOf(path.join(folder, plugin, 'mails')).map((name) => ({ plugin, name })))),
  )
  return []
}

if (import.meta.main) {
  const wrong = await writePluginLists(process.argv[2])
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length ? 1 : 0
}
