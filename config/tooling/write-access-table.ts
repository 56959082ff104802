import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { plugins } from '#plugins/server.gen.ts'
import { loadExamples } from '../quality/testing/examples/load-examples.ts'
import { renderAccess } from './access-table.ts'

// `npm run access`: writes the table of who may call which route.
writeFileSync(
  path.resolve(import.meta.dirname, '../requirements/access.md'),
  renderAccess(
    await loadExamples(),
    plugins.flatMap(({ tools = [] }) => tools),
  ),
)
