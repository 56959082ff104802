/** Cell of a table, over so many rows and columns. */
interface Spanned {
  readonly colSpan?: number | undefined
  readonly rowSpan?: number | undefined
}

/** A cell and its place in the grid of its table. */
export interface Placed<Cell> {
  readonly cell: Cell
  readonly row: number
  readonly column: number
  readonly colSpan: number
  readonly rowSpan: number
}

/** Places cells as browsers do: each in the first column that no cell of a row above takes; they end with the last row. */
export const placeCells = <Cell extends Spanned>(rows: readonly (readonly Cell[])[]) => {
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
