import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles, touchesBrowser } from './changed-files.ts'

test('lists changed, staged and new files, and those changed since a commit', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kredka-changed-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@kredka.test', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
    })
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  mkdirSync(path.join(folder, 'web'))
  git('init', '--quiet')
  for (const file of ['a.ts', 'b.ts', 'web/c.ts']) write(file, '1')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'one')
  expect(changedFiles(folder)).toEqual([])
  write('b.ts', '2')
  git('add', '--all')
  git('commit', '--quiet', '--no-verify', '--message', 'two')
  write('a.ts', '2')
  git('add', '--all')
  write('web/new.ts', '1')
  expect(changedFiles(folder).toSorted()).toEqual(['a.ts', 'web/new.ts'])
  expect(changedFiles(folder, 'HEAD~1').toSorted()).toEqual(['a.ts', 'b.ts', 'web/new.ts'])
  rmSync(folder, { recursive: true })
})

test.each([
  [['web/pages/index.tsx'], true],
  [['core/kernel/ids.ts', 'plugins/map/web/Map.tsx'], true],
  [['plugins/map/testing/map-views.spec.ts'], true],
  [['plugins/map/use-cases/search.ts', 'plugins/map/testing/map-page.product.test.ts', 'config/app/web-messages.ts'], false],
  [[], false],
])('%j: browser tests run: %s', (files, expected) => {
  expect(touchesBrowser(files)).toBe(expected)
})
