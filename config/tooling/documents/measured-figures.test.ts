import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { diaryOf } from './measured-figures.ts'

const folder = path.resolve(import.meta.dirname, '../../decisions')

test('decision notes state reasons; what was measured in detail is in config/quality/measurements.md', () => {
  const diaries = globSync('*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => diaryOf(readFileSync(path.join(folder, file), 'utf8')).map((part) => `${file}: ${part}`))
  expect(diaries).toEqual([])
})

test.each([
  ['a table of figures', '| catalogue | 0.92 | 0.99 |', 'table of figures'],
  ['a series of figures', 'The script grew, 2.8 → 3.4 KB.', 'series of figures'],
  ['many figures', '1 ms, 2 ms, 3 KB, 4 MB, 5 %, 6 × and 7 seconds', '7 figures'],
])('finds %s', (_, note, message) => {
  expect(diaryOf(note)).toEqual([expect.stringContaining(message)])
})

test('accepts a reason with a figure, and a table of words', () => {
  expect(diaryOf('A page takes 114 KB.\n\n| `entry` | what every page imports |\n| year | 2026 |\n')).toEqual([])
})
