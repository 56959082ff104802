import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Caches compiled code, so that commands start faster.
enableCompileCache(path.resolve(import.meta.dirname, '../dist/compiled'))

const bundle = new URL('../dist/server/serve-built.mjs', import.meta.url)
const [command, ...options] = process.argv.slice(2)

// `serve` runs what was built; all else, as a server with hot reload, runs the sources.
if (command === 'serve' && options.every((option) => option === '--json') && existsSync(bundle)) {
  const { serveBuilt } = (await import(bundle.href)) as typeof import('./serve-built.ts')
  await serveBuilt({ json: options.length > 0 })
} else await import('./run-sources.ts')
