import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const layoutStyles = /\/web\.[^/]+\.css$/
const islandImport = /from '([^']+\/islands\/[A-Z]\w*\.tsx)'/g

/**
 * Returns the files of the islands that pages render on the server, so that the pages' style sheets contain theirs;
 * others are only named.
 */
const renderedIslands = (root: string): ReadonlySet<string> =>
  new Set(
    globSync('{web,plugins/*/web}/**/*.tsx', { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(islandImport)].map(([, island = '']) =>
        island.startsWith('#') ? path.join(root, island.slice(1)) : path.resolve(root, path.dirname(file), island),
      ),
    ),
  )

/** Tells if a chunk is loaded only after one of the islands. */
const isOfIslands = (
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  islands: ReadonlySet<string>,
  seen = new Set<string>(),
): boolean => {
  if (seen.has(chunk.fileName) || islands.has(chunk.facadeModuleId ?? '')) return true
  seen.add(chunk.fileName)
  const importers = chunks.filter((one) => one.imports.includes(chunk.fileName) || one.dynamicImports.includes(chunk.fileName))
  return !chunk.isEntry && importers.every((importer) => isOfIslands(importer, chunks, islands, seen))
}

/**
 * Vite plugin that keeps scripts from loading styles that the page has: the style sheet `web` is on every page, and
 * the style sheet of a page contains the styles of the islands in it.
 */
export const deduplicateStyles = (root: string): Plugin => ({
  name: 'kredka:styles-once',
  apply: 'build',
  generateBundle: {
    // Before Vite writes the list of files that an import loads.
    order: 'pre',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      const islands = renderedIslands(root)
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk')
      for (const chunk of chunks) {
        const styles = chunk.viteMetadata?.importedCss
        const isInPages = styles?.size ? isOfIslands(chunk, chunks, islands) : false
        for (const file of styles ?? []) if (isInPages || layoutStyles.test(file)) styles?.delete(file)
      }
    },
  },
})
