import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projects } from './projects.ts'

const root = path.resolve(import.meta.dirname, '../../..')

test('assigns every test file to exactly one project', () => {
  const files = globSync('{core,adapters,plugins,web,cli,config,migrations}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'web/e2e/**'],
  })
  const projectsOf = (file: string) =>
    projects
      .filter(
        ({ test: { include, exclude } }) =>
          include.some((glob) => path.matchesGlob(file, glob)) && !exclude.some((glob) => path.matchesGlob(file, glob)),
      )
      .map(({ test: { name } }) => name)
  expect(files.length).toBeGreaterThan(5)
  expect(files.map((file) => [file, projectsOf(file)]).filter(([, names]) => names?.length !== 1)).toEqual([])
})
