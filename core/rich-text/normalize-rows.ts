import type { TableCellNode, TableRowNode } from './document.ts'
import { type Placed, placeCells } from './table-grid.ts'

/** Largest size of a table. */
interface TableSize {
  readonly rows: number
  readonly columns: number
}

const empty: TableCellNode = { type: 'tablecell', header: false, children: [] }

const spanned = ({ colSpan: _, rowSpan: __, ...cell }: TableCellNode, colSpan: number, rowSpan: number): TableCellNode => ({
  ...cell,
  ...(colSpan > 1 && { colSpan }),
  ...(rowSpan > 1 && { rowSpan }),
})

/** Leaves out rows in which no cell begins: those of the rows above end earlier. */
const withoutEmptyRows = (placed: readonly Placed<TableCellNode>[], rows: number): readonly Placed<TableCellNode>[] => {
  const usedRows = Array.from({ length: rows }, (_, row) => row).filter((row) => placed.some((one) => one.row === row))
  return placed.map((one) => ({
    ...one,
    row: usedRows.indexOf(one.row),
    rowSpan: usedRows.filter((row) => row >= one.row && row < one.row + one.rowSpan).length,
  }))
}

/**
 * Returns the rows of a table whose cells fill a rectangle: holes get empty cells, and what is beyond the largest size is
 * left out. Returns none for a table without cells.
 */
export const normalizeRows = (rows: readonly (readonly TableCellNode[])[], max?: TableSize): readonly TableRowNode[] => {
  const { placed, taken, columns } = placeCells(rows)
  const width = Math.min(columns, max?.columns ?? columns)
  const height = Math.min(rows.length, max?.rows ?? rows.length)
  const holes = taken.flatMap((row, r) =>
    Array.from({ length: columns }, (_, column) => column)
      .filter((column) => !row[column])
      .map((column) => ({ cell: empty, row: r, column, colSpan: 1, rowSpan: 1 })),
  )
  const within = [...placed, ...holes]
    .filter(({ row, column }) => row < height && column < width)
    .map((one) => ({ ...one, colSpan: Math.min(one.colSpan, width - one.column), rowSpan: Math.min(one.rowSpan, height - one.row) }))
  const cells = withoutEmptyRows(within, height).toSorted((one, other) => one.row - other.row || one.column - other.column)
  return Array.from({ length: Math.max(0, ...cells.map(({ row }) => row + 1)) }, (_, row) => ({
    type: 'tablerow',
    children: cells.filter((one) => one.row === row).map(({ cell, colSpan, rowSpan }) => spanned(cell, colSpan, rowSpan)),
  }))
}
