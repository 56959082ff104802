import type { TableCellNode, TableRowNode } from './document.ts'

/** Cell of a table, over so many rows and columns. */
interface Spanned {
  readonly colSpan?: number | undefined
  readonly rowSpan?: number | undefined
}

/** A cell and its place in the grid of its table. */
interface Placed<Cell> {
  readonly cell: Cell
  readonly row: number
  readonly column: number
  readonly colSpan: number
  readonly rowSpan: number
}

/** Largest size of a table. */
interface TableSize {
  readonly rows: number
  readonly columns: number
}

/** Places cells as browsers do: each in the first column that no cell of a row above takes; they end with the last row. */
const placeCells = <Cell extends Spanned>(rows: readonly (readonly Cell[])[]) => {
  const taken: boolean[][] = rows.map(() => [])
  const placed: Placed<Cell>[] = []
  rows.forEach((cells, row) => {
    let column = 0
    for (const cell of cells) {
      while (taken[row]?.[column]) column++
      let colSpan = 1
      while (colSpan < (cell.colSpan ?? 1) && !taken[row]?.[column + colSpan]) colSpan++
      const rowSpan = Math.min(cell.rowSpan ?? 1, rows.length - row)
      for (let down = 0; down < rowSpan; down++)
        for (let right = 0; right < colSpan; right++) (taken[row + down] as boolean[])[column + right] = true
      placed.push({ cell, row, column, colSpan, rowSpan })
      column += colSpan
    }
  })
  return { placed, taken, columns: Math.max(0, ...taken.map(({ length }) => length)) }
}

/** Returns the number of columns of a table, with those that its cells span. */
export const columnsOf = (rows: readonly { readonly children: readonly Spanned[] }[]): number =>
  placeCells(rows.map(({ children }) => children)).columns

/** Tests whether the cells of a table fill a rectangle without a hole, and none reaches beyond it. */
export const isRectangle = (rows: readonly { readonly children: readonly Spanned[] }[]): boolean => {
  const { placed, taken, columns } = placeCells(rows.map(({ children }) => children))
  return (
    taken.every((row) => row.length === columns && Array.from(row).every(Boolean)) &&
    placed.every(({ cell, colSpan, rowSpan }) => colSpan === (cell.colSpan ?? 1) && rowSpan === (cell.rowSpan ?? 1))
  )
}

const empty: TableCellNode = { type: 'tablecell', header: false, children: [] }

const spanned = ({ colSpan: _, rowSpan: __, ...cell }: TableCellNode, colSpan: number, rowSpan: number): TableCellNode => ({
  ...cell,
  ...(colSpan > 1 && { colSpan }),
  ...(rowSpan > 1 && { rowSpan }),
})

/** Leaves out rows in which no cell begins: those of the rows above end earlier. */
const withoutEmptyRows = (placed: readonly Placed<TableCellNode>[], rows: number): readonly Placed<TableCellNode>[] => {
  const kept = Array.from({ length: rows }, (_, row) => row).filter((row) => placed.some((one) => one.row === row))
  return placed.map((one) => ({
    ...one,
    row: kept.indexOf(one.row),
    rowSpan: kept.filter((row) => row >= one.row && row < one.row + one.rowSpan).length,
  }))
}

/**
 * Returns the rows of a table whose cells fill a rectangle: holes get empty cells, and what is beyond the largest size is
 * left out. Returns none for a table without cells.
 */
export const tidyRows = (rows: readonly (readonly TableCellNode[])[], max?: TableSize): readonly TableRowNode[] => {
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
