import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { isBuilt, isUnchanged } from './built-code.ts'

// Caches compiled code, so that commands start faster.
enableCompileCache(path.resolve(import.meta.dirname, '../dist/compiled'))

const bundled = (name: string) => new URL(`../dist/server/${name}.mjs`, import.meta.url).href
const [command, ...options] = process.argv.slice(2)

// `serve` runs what was built, other commands only while it is what the sources say; a server with hot reload runs the sources,
// and so does `theme`, which is about them.
if (command === 'serve') {
  if (options.every((option) => option === '--json') && isBuilt()) {
    const { serveBuilt } = (await import(bundled('serve-built'))) as typeof import('./serve-built.ts')
    await serveBuilt({ json: options.length > 0 })
  } else await import('./run-sources.ts')
} else if (command === 'theme') await import('./run-theme.ts')
else if (isBuilt() && isUnchanged()) await import(bundled('run-built'))
else await import('./run-sources.ts')
