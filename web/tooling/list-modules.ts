import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Modules contained in each browser chunk, as repository paths. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>

/** File with the modules of the last build, outside the served folder. */
export const moduleListFile = (root: string): string => path.join(root, 'dist/web/modules.json')

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
    mkdirSync(path.dirname(moduleListFile(root)), { recursive: true })
    writeFileSync(moduleListFile(root), JSON.stringify(list, null, 2))
  },
})
