import { readFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Caches compiled code, so that commands start faster.
enableCompileCache(path.resolve(import.meta.dirname, '../dist/compiled'))

const bundle = new URL('../dist/server/serve-built.mjs', import.meta.url)
const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
/** Returns false without a build, and for one with other plugins: the sources report what a changed list lacks. */
const isBuilt = () => {
  try {
    return textOf('../dist/server/list.ts') === textOf('../plugins/list.ts')
  } catch {
    return false
  }
}
const [command, ...options] = process.argv.slice(2)

// `serve` runs what was built; all else, as a server with hot reload, runs the sources.
if (command === 'serve' && options.every((option) => option === '--json') && isBuilt()) {
  const { serveBuilt } = (await import(bundle.href)) as typeof import('./serve-built.ts')
  await serveBuilt({ json: options.length > 0 })
} else await import('./run-sources.ts')
