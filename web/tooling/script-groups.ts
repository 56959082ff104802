import type { Rolldown } from 'vite'

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number]
type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Modules of each group, by their path; the first group that matches has a module, and what it imports unless an earlier group has it. */
const groups: Readonly<Record<string, RegExp>> = {
  // What the entry script of every page imports at once.
  entry: /preload-helper|\/web\/runtime\/islands\/when-idle\.ts$|\/web\/client\/[\w-]+-key\.ts$/,
  // What every page loads when the browser is idle.
  idle: /\/web\/runtime\/realtime\/follow-channel\.ts$|\/web\/client\/idle\//,
  react: /\/node_modules\/(react|react-dom|scheduler)\//,
  // What the editor of rich texts is made of: in one file it is a twentieth smaller.
  lexical: /\/node_modules\/(lexical|@lexical\/[^/]+|@preact\/signals-core)\//,
  // What pages of signed-in users load.
  session: /\/web\/runtime\/(api|session\/(?!use-)[\w-]+)\.ts$/,
  // What every island needs.
  islands: /\/web\/runtime\/(islands\/(hydrate\.tsx|define\.ts)|page\.ts|href\.ts|i18n\/[\w-]+\.ts)$|\/core\/kernel\/message-key\.ts$/,
}

/** The kit of pages behind a login and its packages. */
const appKit = /\/web\/app-kit\/|\/node_modules\/(vike-react|@tanstack\/[^/]+|jotai)\//

/** Scripts of static pages, which work without React. */
const plainScripts = /\/web\/client\/|\/web\/runtime\/islands\/(?!hydrate\.tsx)[\w-]+\.ts$/

const islands = /\/web\/islands\/|\/web\/client\//

/** Tells if a module that matches imports another one, directly or through others; with `later`, dynamically too. */
const isImportedBy = (wanted: RegExp, id: string, graph: Graph, later: boolean, seen = new Set([id])): boolean => {
  if (wanted.test(id)) return true
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  return [...importers, ...(later ? dynamicImporters : [])].some((importer) => {
    if (seen.has(importer)) return false
    seen.add(importer)
    return isImportedBy(wanted, importer, graph, later, seen)
  })
}

/** Returns the group of a module of the app kit, or one that it imports: on its own, what islands import too. */
const groupOfApp = (id: string, graph: Graph) => {
  if (!isImportedBy(appKit, id, graph, false) || isImportedBy(plainScripts, id, graph, false)) return null
  if (isImportedBy(islands, id, graph, true)) return 'shared'
  if (/app-kit\/conversation\//.test(id)) return 'app-conversation'
  return /app-kit\/forms|react-hook-form/.test(id) ? 'app-forms' : 'app'
}

const isScript = (id: string) => !/\.css(\?|$)/.test(id)

/**
 * Groups of modules that are one file each; by default a page behind a login loads ninety files, most of less than a
 * kilobyte. A file runs all its modules when it is loaded, so those that act on their own are no part of a group that
 * others load earlier.
 */
export const scriptGroups: readonly Group[] = [
  {
    name: (id) => /\/plugins\/([^/]+)\/contract\/(?:\w+-)?api\.ts\?route/.exec(id)?.[1] ?? null,
    priority: 21,
    minShareCount: 2,
    debugName: 'routes of a plugin',
  },
  ...Object.entries(groups).map(([name, test], at) => ({ name, test: (id: string) => isScript(id) && test.test(id), priority: 20 - at })),
  {
    name: (id, graph) => (isScript(id) ? groupOfApp(id, graph) : null),
    includeDependenciesRecursively: false,
    // What a page does not need is in another file, unless it is small.
    entriesAware: true,
    entriesAwareMergeThreshold: 500,
    debugName: 'pages behind a login',
  },
]
