import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { changeErrors, changesOf } from './change-table.ts'
import { readTree } from './document-links.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const tree = readTree(root)
const changes = changesOf(readFileSync(path.join(root, 'config/where.md'), 'utf8'))

test('config/where.md names files that exist, with the names that it says they have, and a test for each change', () => {
  expect(changes.length).toBeGreaterThanOrEqual(20)
  expect(changeErrors(changes, tree)).toEqual([])
})

const row = (files: string, checks = '`core/kernel/slug.test.ts`') =>
  changesOf(`| change | files | checked by |\n| a slug | ${files} | ${checks} |\n`)

test.each([
  ['a file that has moved', row('`core/kernel/gone.ts`'), 'a slug: there is no core/kernel/gone.ts'],
  ['a pattern without a match', row('`plugins/*/gone.ts`'), 'a slug: there is no plugins/*/gone.ts'],
  ['a test that has moved', row('`core/kernel/slug.ts`', '`core/gone.test.ts`'), 'a slug: there is no core/gone.test.ts'],
  ['a name that has changed', row('`formerName` in `core/kernel/slug.ts`'), 'a slug: no file of the row contains formerName'],
  ['a row without a file', row('`/api/docs`'), 'a slug: names no file'],
  ['a row without a test', row('`core/kernel/slug.ts`', '`npm run typecheck`'), 'a slug: names no test'],
])('finds %s and names the row', (_, changes, error) => {
  expect(changeErrors(changes, tree)).toEqual([error])
})

test('accepts names in any file of a pattern, commands and addresses', () => {
  expect(changeErrors(row('`definePlugin` in `plugins/*/plugin.ts`; then `npm run dev` and `/dev/mails`'), tree)).toEqual([])
})
