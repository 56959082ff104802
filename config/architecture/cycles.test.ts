import path from 'node:path'
import { expect, test } from 'vitest'
import { importCycles } from './cycles.ts'
import { isTest, readSources } from './violations.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('the import graph of the repository, with the generated lists of plugins, has no cycle', () => {
  const sources = new Map([...readSources(root)].filter(([file]) => !isTest(file)))
  expect([...sources.keys()]).toEqual(
    expect.arrayContaining(['plugins/slot-fills.gen.ts', 'plugins/pages.gen.ts', 'plugins/server.gen.ts']),
  )
  expect(importCycles(sources)).toEqual([])
})

test('finds a cycle of types, of values and of dynamic imports', () => {
  const sources = new Map([
    ['web/a.ts', `import { b } from './b.ts'`],
    ['web/b.ts', `export type { C } from './c.ts'`],
    ['web/c.ts', `export const a = () => import('./a.ts')`],
    ['web/d.ts', `import './a.ts'`],
  ])
  expect(importCycles(sources)).toEqual(['web/a.ts → web/b.ts → web/c.ts → web/a.ts'])
})
