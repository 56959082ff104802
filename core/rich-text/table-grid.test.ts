import { expect, test } from 'vitest'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import type { TableCellNode } from './document.ts'
import { normalizeRows } from './normalize-rows.ts'
import { columnsOf, isRectangle } from './table-grid.ts'
import { paragraph } from './testing/documents.ts'

const cell = (text: string, spans: { readonly colSpan?: number; readonly rowSpan?: number } = {}): TableCellNode => ({
  type: 'tablecell',
  header: false,
  children: [paragraph(text)],
  ...spans,
})
const rows = (...all: readonly (readonly TableCellNode[])[]) => all.map((children) => ({ type: 'tablerow' as const, children }))

test('NE-01 merged cells fill the places of those that they replace', () => {
  const table = rows([cell('a', { rowSpan: 2 }), cell('b', { colSpan: 2 })], [cell('c'), cell('d')])
  expect([isRectangle(table), columnsOf(table)]).toEqual([true, 3])
})

test.each([
  ['has a hole', rows([cell('a'), cell('b')], [cell('c')])],
  ['has a cell that reaches below its last row', rows([cell('a', { rowSpan: 2 }), cell('b')])],
  ['has cells over each other', rows([cell('a'), cell('b', { rowSpan: 2 })], [cell('c', { colSpan: 2 })])],
])('a table that %s is no rectangle, and becomes one', (_, table) => {
  expect(isRectangle(table)).toBe(false)
  expect(isRectangle(normalizeRows(table.map(({ children }) => children)))).toBe(true)
})

test('rows in which no cell begins are left out, and so is what is beyond the largest size', () => {
  const tall = normalizeRows([[cell('a', { rowSpan: 2 }), cell('b', { rowSpan: 2 })], []])
  expect(tall).toEqual(rows([cell('a'), cell('b')]))
  const wide = normalizeRows([[cell('a', { colSpan: 5 })], [1, 2, 3, 4, 5].map((n) => cell(`${n}`))], { rows: 1, columns: 2 })
  expect(wide).toEqual(rows([cell('a', { colSpan: 2 })]))
})

test('300 random tables become rectangles of the same texts, and stay as they are then', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { between } = seededRandom(seed)
    const some = (max: number) => Array.from({ length: between(1, max) }, (_, n) => n)
    const table = some(5).map((r) => some(4).map((c) => cell(`${r} ${c}`, { colSpan: between(1, 3), rowSpan: between(1, 3) })))
    const cleaned = normalizeRows(table)
    const texts = (all: readonly (readonly TableCellNode[])[]) =>
      all.flat().flatMap(({ children }) => children.map((one) => JSON.stringify(one)))
    expect(isRectangle(cleaned)).toBe(true)
    expect(texts(cleaned.map(({ children }) => children)).toSorted()).toEqual(texts(table).toSorted())
    expect(normalizeRows(cleaned.map(({ children }) => children))).toEqual(cleaned)
  }
})
