import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { unnamedFolders } from './unnamed-folders.ts'

const root = path.resolve(import.meta.dirname, '../../..')

// Plugins have a list of their own (`plugin-areas.test.ts`).
test.each(['README.md', 'core/README.md', 'adapters/README.md', 'web/README.md', 'config/README.md'])(
  '%s says what is in each folder',
  (readme) => {
    expect(unnamedFolders(root, readme)).toEqual([])
  },
)

test('finds folders that a README does not name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-folders-'))
  for (const name of ['kernel', 'access', 'ports', '.hidden']) mkdirSync(path.join(folder, 'core', name), { recursive: true })
  writeFileSync(path.join(folder, 'core/README.md'), '| `kernel/` | types |\n`core/access/roles.ts`')
  expect(unnamedFolders(folder, 'core/README.md')).toEqual(['core/ports'])
  rmSync(folder, { recursive: true })
})
