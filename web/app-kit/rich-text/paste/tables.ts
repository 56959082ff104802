import type { BlockNode, TableCellNode, TableNode } from '#core/rich-text/document.ts'
import { maxRichText } from '#core/rich-text/limits.ts'
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
 * Converts a table. Cells over several columns or rows are followed by empty ones; the first row has the names of
 * columns where no cell says so itself. What no cell can hold comes after the table. A table that only arranges, with
 * one cell or by its role, is unwrapped.
 */
export const tableOf = (element: Element, context: InlineContext, reading: Reading): readonly BlockNode[] => {
  const rows = rowsOf(element).filter((row) => cellsOf(row).length > 0)
  const isLayout = /^(presentation|none)$/.test(element.getAttribute('role') ?? '') || rows.every((row) => cellsOf(row).length === 1)
  if (isLayout) return rows.flatMap((row) => cellsOf(row).flatMap((cell) => reading.blocksOf(cell, context)))
  const after: BlockNode[] = []
  const grid: (TableCellNode | undefined)[][] = rows.map(() => [])
  rows.forEach((row, r) => {
    let column = 0
    for (const cell of cellsOf(row)) {
      while (grid[r]?.[column]) column++
      const header = cell.tagName.toLowerCase() === 'th'
      const { children, after: rest } = cellContentOf(reading.blocksOf(cell, context))
      after.push(...rest)
      const content: TableCellNode = { type: 'tablecell', header, children }
      for (let down = 0; down < spanOf(cell, 'rowspan') && grid[r + down]; down++)
        for (let right = 0; right < spanOf(cell, 'colspan'); right++)
          (grid[r + down] as TableCellNode[])[column + right] = down + right === 0 ? content : { ...content, children: [] }
      column += spanOf(cell, 'colspan')
    }
  })
  const filled = grid.filter((row) => row.some((cell) => cell && cell.children.length > 0))
  const width = Math.max(0, ...filled.map(({ length }) => length))
  if (filled.length > maxRichText.rows || width > maxRichText.columns) reading.isTableCut = true
  const hasHeader = filled.some((row) => row.some((cell) => cell?.header))
  const children = filled.slice(0, maxRichText.rows).map((row, r) => ({
    type: 'tablerow' as const,
    children: Array.from({ length: Math.min(width, maxRichText.columns) }, (_, c): TableCellNode => {
      const cell = row[c] ?? { type: 'tablecell', header: false, children: [] }
      return hasHeader ? cell : { ...cell, header: r === 0 && filled.length > 1 }
    }),
  }))
  const table: readonly TableNode[] = children.length > 0 && width > 0 ? [{ type: 'table', children }] : []
  return [...table, ...after]
}
