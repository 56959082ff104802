import type { BlockNode, TableCellNode, TableNode } from '#core/rich-text/document.ts'
import { maxRichText } from '#core/rich-text/limits.ts'
import { normalizeRows } from '#core/rich-text/normalize-rows.ts'
import { columnsOf } from '#core/rich-text/table-grid.ts'
import { cellContentOf } from './cells.ts'
import type { InlineContext, Reading } from './pasted.ts'

const rowsOf = (table: Element): readonly Element[] =>
  [...table.children].flatMap((child) => {
    const tag = child.tagName.toLowerCase()
    if (tag === 'tr') return [child]
    return /^(thead|tbody|tfoot)$/.test(tag) ? [...child.children].filter((row) => row.tagName.toLowerCase() === 'tr') : []
  })
const cellsOf = (row: Element) => [...row.children].filter((cell) => /^(td|th)$/i.test(cell.tagName))

const spanOf = (cell: Element, name: string) => Math.min(maxSpan, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1))

/** Largest number of rows or columns that a cell is read to span. */
const maxSpan = 100

/**
 * Converts a table; merged cells stay merged. Where no cell says that it is a heading, somebody is asked afterwards. What
 * no cell can hold comes after the table. A table that only arranges, with one cell or by its role, is unwrapped.
 */
export const tableOf = (element: Element, context: InlineContext, reading: Reading): readonly BlockNode[] => {
  const rows = rowsOf(element).filter((row) => cellsOf(row).length > 0)
  const isLayout = /^(presentation|none)$/.test(element.getAttribute('role') ?? '') || rows.every((row) => cellsOf(row).length === 1)
  if (isLayout) return rows.flatMap((row) => cellsOf(row).flatMap((cell) => reading.blocksOf(cell, context)))
  const after: BlockNode[] = []
  const cellOf = (cell: Element): TableCellNode => {
    const { children, after: rest } = cellContentOf(reading.blocksOf(cell, context))
    after.push(...rest)
    const header = cell.tagName.toLowerCase() === 'th'
    return { type: 'tablecell', header, colSpan: spanOf(cell, 'colspan'), rowSpan: spanOf(cell, 'rowspan'), children }
  }
  const cells = rows.map((row) => cellsOf(row).map(cellOf))
  const isMerged = cells.flat().some(({ rowSpan = 1 }) => rowSpan > 1)
  const written = isMerged ? cells : cells.filter((row) => row.some(({ children }) => children.length > 0))
  const width = columnsOf(written.map((children) => ({ children })))
  if (written.length > maxRichText.rows || width > maxRichText.columns) reading.large = { height: written.length, width }
  const children = normalizeRows(written, maxRichText)
  if (children.length === 0) return after
  const table: TableNode = { type: 'table', children }
  if (children.length > 1 && !written.flat().some(({ header }) => header)) reading.plainTables.push(table)
  return [table, ...after]
}
