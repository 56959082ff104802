import path from 'node:path'
import type { Plugin } from 'vite'

/** Stands for `import.meta.url` of the bundle until that of the sources has been replaced. */
const bundleUrl = '__bundleUrl__'

const builtin = (name: string) => `process.getBuiltinModule('node:${name}')`

/** Rewrites the text of a source file at `file`, relative to the bundle's folder. */
export const relocate = (code: string, file: string, workers: readonly string[]): string => {
  const source = `new URL(${JSON.stringify(file.replaceAll(path.sep, '/'))}, ${bundleUrl})`
  return workers
    .reduce((text, name) => text.replaceAll(`new URL('./${name}.ts', import.meta.url)`, `new URL('./${name}.mjs', ${bundleUrl})`), code)
    .replaceAll('import.meta.dirname', `${builtin('path')}.dirname(${builtin('url')}.fileURLToPath(${source}))`)
    .replaceAll('import.meta.url', `${source}.href`)
    .replaceAll(bundleUrl, 'import.meta.url')
}

/**
 * Vite plugin that keeps what source files compute from their own location: in a bundle, `import.meta.url` and
 * `import.meta.dirname` would be those of the bundle. Locations are relative to the bundle, so that the project's
 * folder can be moved. `workers` are the names of threads with an entry in the bundle.
 */
export const sourceLocations = (root: string, outDir: string, workers: readonly string[]): Plugin => ({
  name: 'source-locations',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.replace(/\?.*/, '')
    const isSource = file.startsWith(`${root}/`) && !file.includes('/node_modules/')
    return isSource && code.includes('import.meta.') ? { code: relocate(code, path.relative(outDir, file), workers), map: null } : null
  },
})
