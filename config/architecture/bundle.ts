import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ChunkModules, moduleListFile } from '#web/tooling/list-modules.ts'

const serverOnly = [
  /^(adapters|cli|config|migrations)\//,
  /^web\/(server|tooling)\//,
  /^plugins\/[^/]+\/(content|persistence|use-cases|services|reactions|migrations|mails|messages|testing)\//,
  /^plugins\/[^/]+\/plugin\.ts$/,
  /^plugins\/[^/]+\/web\/(slot-fills|pages|layouts)\.ts$/,
  /^plugins\/[^/]+\.gen\.ts$/,
  /^core\/(.+\/)?use-cases\//,
  /\.data\.ts$/,
  /(^|\/)messages\/.*\.json$/,
  /(^|\/)node_modules\/(@mikro-orm|pg|inversify|express|pino)\//,
]

/** `assets/x.js → plugins/tags/persistence/y.ts` for each server module or message file in a browser chunk. */
export const bundleViolations = (chunks: ChunkModules): readonly string[] =>
  Object.entries(chunks).flatMap(([chunk, modules]) =>
    modules.filter((module) => serverOnly.some((pattern) => pattern.test(module))).map((module) => `${chunk} → ${module}`),
  )

/** The kit of pages behind a login and its packages. */
const appOnly = [/^web\/app-kit\//, /(^|\/)node_modules\/((react-)?i18next|@tanstack\/[^/]+|jotai|react-hook-form)\//]

/** The used part of Vite's manifest: the files of each chunk and the chunks that it imports, at once or later. */
export type ImportGraph = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }>
>

/** Entry script of static pages. */
const staticEntry = 'web/runtime/islands/hydrate-islands.ts'

/** Returns the files that an entry may load, now or after an interaction. */
const loadableFiles = (graph: ImportGraph, entry: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [entry]
  for (const name of waiting) {
    const chunk = graph[name]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []))
  }
  return seen
}

/** `assets/x.js → node_modules/jotai/…` for each module of app pages in a chunk that a static page may load. */
export const staticPageViolations = (chunks: ChunkModules, graph: ImportGraph): readonly string[] => {
  const files = loadableFiles(graph, staticEntry)
  return Object.entries(chunks).flatMap(([chunk, modules]) =>
    files.has(chunk)
      ? modules.filter((module) => appOnly.some((pattern) => pattern.test(module))).map((module) => `${chunk} → ${module}`)
      : [],
  )
}

/** Reads the import graph of the last build. */
export const builtGraph = (root: string): ImportGraph =>
  JSON.parse(readFileSync(path.join(root, 'dist/web/assets.json'), 'utf8')) as ImportGraph

/** Reads the modules of the last build; undefined when there is none. */
export const builtModules = (root: string): ChunkModules | undefined =>
  existsSync(moduleListFile(root)) ? (JSON.parse(readFileSync(moduleListFile(root), 'utf8')) as ChunkModules) : undefined
