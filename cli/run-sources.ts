import { writePluginLists } from '#config/tooling/write-plugin-lists.ts'
import { reportFailure, reportInvalidInput } from './report-error.ts'

// The plugin lists are written first: with outdated lists or missing dependencies, nothing else can be loaded.
const errors = await writePluginLists()
if (errors.length) reportInvalidInput(errors.join('\n'))
else {
  const { program } = await import('./program.ts')
  await program.parseAsync().catch(reportFailure)
}
