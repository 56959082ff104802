import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Modules contained in each browser chunk, as repository paths. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>

const listFile = (root: string) => path.join(root, 'dist/web/modules.json')

/** Vite plugin that writes the modules of each browser chunk to `dist/web/modules.json`, outside the served folder. */
export const listModules = (root: string): Plugin => ({
  name: 'kredka:list-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const chunks = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
    const list = Object.fromEntries(
      chunks.map(({ fileName, modules }) => [
        fileName,
        Object.entries(modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => path.relative(root, id.replace(/^\0/, '').replace(/\?.*$/, ''))),
      ]),
    )
    mkdirSync(path.dirname(listFile(root)), { recursive: true })
    writeFileSync(listFile(root), JSON.stringify(list, null, 2))
  },
})

const serverOnly = [
  /^(adapters|cli|config|migrations)\//,
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
  existsSync(listFile(root)) ? (JSON.parse(readFileSync(listFile(root), 'utf8')) as ChunkModules) : undefined
