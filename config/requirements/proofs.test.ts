import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { asvsSections, brokenProofs, listedNumbers, proofsOf } from './proofs.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => {
  const full = path.join(root, file)
  if (!existsSync(full)) return null
  return statSync(full).isFile() ? readFileSync(full, 'utf8') : ''
}
const asvs = read('config/requirements/asvs.md') ?? ''
const security = read('SECURITY.md') ?? ''

test('J11 every requirement of ASVS level 1 and 2 has one line, which says whether it is held', () => {
  const numbers = Object.entries(asvsSections).flatMap(([section, count]) => Array.from({ length: count }, (_, n) => `${section}.${n + 1}`))
  expect(numbers).toHaveLength(253)
  expect(listedNumbers(asvs)).toEqual(numbers)
  const lines = asvs.split('\n').filter((line) => line.startsWith('| V'))
  expect(lines.filter((line) => !/^\| [^|]+ \| [^|]+ \| (held|partly|not held|n\.a\.) \| [^|]+ \|$/.test(line))).toEqual([])
})

test.each([
  ['asvs.md', asvs, 150],
  ['SECURITY.md', security, 60],
])('J11 files and titles that %s names as proofs exist', (_, page, proofs) => {
  expect(proofsOf(page).length).toBeGreaterThan(proofs)
  expect(brokenProofs(page, read)).toEqual([])
})

test('J11 a missing file and a title that its file lacks are found', () => {
  const page = '`core/a.test.ts`: "one", `core/a.test.ts`: "two", `core/b.ts` and `word`'
  expect(brokenProofs(page, (file) => (file === 'core/a.test.ts' ? "test('one')" : null))).toEqual(['core/a.test.ts: two', 'core/b.ts'])
})
