import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describedPlugins } from '#config/tooling/documents/plugin-areas.ts'
import { pluginNames } from '#plugins/list.ts'
import { documentedCommands, leafCommands } from './command-table.ts'
import { program } from './program.ts'

const root = path.resolve(import.meta.dirname, '..')
const documented = documentedCommands(readFileSync(path.join(root, 'cli/README.md'), 'utf8'))
const names = leafCommands(program).map(({ name }) => name)
const installed: readonly string[] = pluginNames
const described = describedPlugins(readFileSync(path.join(root, 'plugins/README.md'), 'utf8'))

test('cli/README.md lists each command once', () => {
  const counts = names.map((name) => [name, documented.filter((one) => one === name).length])
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
})

// A plugin is removed without rewriting documents, which then name its commands.
test.skipIf(described.some(({ name }) => !installed.includes(name)))('cli/README.md lists no command that does not exist', () => {
  expect(documented.filter((one) => !names.includes(one))).toEqual([])
})

test('reads the commands of a table without their arguments', () => {
  const table =
    'Text `other`\n\n| command | effect |\n|---|---|\n| `migrate up`, `migrate down [--all]` | `a b` |\n| `doctor` | c |\n\nMore'
  expect(documentedCommands(table)).toEqual(['migrate up', 'migrate down', 'doctor'])
})
