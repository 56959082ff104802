import { existsSync, readFileSync } from 'node:fs'
import { type ChunkModules, moduleListFile } from '#web/tooling/list-modules.ts'

const serverOnly = [
  /^(adapters|cli|config|migrations)\//,
  /^web\/(server|tooling)\//,
  /^plugins\/[^/]+\/(content|persistence|use-cases|services|reactions|migrations|mails|messages|testing)\//,
  /^plugins\/[^/]+\/plugin\.ts$/,
  /^plugins\/server\.gen\.ts$/,
  /^core\/(.+\/)?use-cases\//,
  /\.data\.ts$/,
  /(^|\/)messages\/.*\.json$/,
  /(^|\/)node_modules\/(i18next|@mikro-orm|pg|inversify|express|pino)\//,
]

/** `assets/x.js → plugins/tags/persistence/y.ts` for each server module, i18next or message file in a browser chunk. */
export const bundleViolations = (chunks: ChunkModules): readonly string[] =>
  Object.entries(chunks).flatMap(([chunk, modules]) =>
    modules.filter((module) => serverOnly.some((pattern) => pattern.test(module))).map((module) => `${chunk} → ${module}`),
  )

/** Reads the modules of the last build; undefined when there is none. */
export const builtModules = (root: string): ChunkModules | undefined =>
  existsSync(moduleListFile(root)) ? (JSON.parse(readFileSync(moduleListFile(root), 'utf8')) as ChunkModules) : undefined
