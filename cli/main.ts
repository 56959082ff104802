import { writePluginLists } from '#config/write-plugin-lists.ts'
import { refuse, tellFailure } from './refuse.ts'

// The lists come first: with one that is out of date, or a plugin without what it needs, nothing else could be loaded.
const wrong = await writePluginLists()
if (wrong.length) refuse(wrong.join('\n'))
else {
  const { program } = await import('./program.ts')
  await program.parseAsync().catch(tellFailure)
}
