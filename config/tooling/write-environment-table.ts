import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { plugins } from '#plugins/server.gen.ts'
import { describeVariables, renderExample, renderTable, withTable } from './environment-table.ts'

// `npm run environment`: writes the table of `config/README.md` and `.env.example` from the environment reader.
const root = path.resolve(import.meta.dirname, '../..')
const readme = path.join(root, 'config/README.md')
const variables = describeVariables(plugins)
writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), renderTable(variables)))
writeFileSync(path.join(root, '.env.example'), renderExample(variables))
