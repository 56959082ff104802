import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type DecisionNote, indexErrors } from './decision-index.ts'

const folder = path.resolve(import.meta.dirname, '../../decisions')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const notes = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, text: read(file) }))

// That the links lead somewhere is a test of all documents (`document-links.test.ts`).
test('config/decisions/README.md lists every note in force once, below an area', () => {
  expect(indexErrors(read('README.md'), notes)).toEqual([])
})

test('no two notes have the same number', () => {
  const numbers = notes.map(({ file }) => file.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

const maps: DecisionNote = { file: '045-maps.md', text: '# 045: Maps\n\n*2026-11-22 · in force*' }
const pdfs: DecisionNote = { file: '093-pdfs.md', text: '# 093: Superseded by 122: PDFs\n\n*2026-11-22*' }

test.each<[string, string, readonly DecisionNote[], string]>([
  ['a note without a line', '## Maps\n', [maps], '045-maps.md has 0 lines'],
  ['a note with two lines', '## Maps\n- [045](045-maps.md) A.\n## Files\n- [045](045-maps.md) B.', [maps], '045-maps.md has 2 lines'],
  ['a line that is below no area', '- [045](045-maps.md) A.\n## Maps\n', [maps], '045-maps.md has 0 lines'],
  ['a line with another number', '## Maps\n- [046](045-maps.md) A.', [maps], '045-maps.md is listed under the number 046'],
  ['a line without a note', '## Maps\n- [047](047-gone.md) A.', [], '047-gone.md is listed and does not exist'],
  ['a superseded note', '## Files\n- [093](093-pdfs.md) A.', [pdfs], '093-pdfs.md is superseded by 122, but listed'],
])('finds %s', (_, index, all, message) => {
  expect(indexErrors(index, all)).toEqual([expect.stringContaining(message)])
})

test('accepts a line for each note in force', () => {
  const index = '## Maps\n- [045](045-maps.md) A.\n'
  expect(indexErrors(index, [maps, pdfs, { file: '000-template.md', text: '' }])).toEqual([])
})
