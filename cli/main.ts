import { enableCompileCache } from 'node:module'
import path from 'node:path'
import { writePluginLists } from '#config/write-plugin-lists.ts'
import { refuse, tellFailure } from './refuse.ts'

// A command begins sooner where what was compiled for an earlier one is kept.
enableCompileCache(path.resolve(import.meta.dirname, '../dist/compiled'))

// The lists come first: with one that is out of date, or a plugin without what it needs, nothing else could be loaded.
const wrong = await writePluginLists()
if (wrong.length) refuse(wrong.join('\n'))
else {
  const { program } = await import('./program.ts')
  await program.parseAsync().catch(tellFailure)
}
