import { readFileSync } from 'node:fs'
import { matrixObjects } from '#core/plugin/matrix.ts'

/** Who asks, as the columns of the table say. */
export const columns = ['anonymous', 'parent', 'teacher', 'moderator', 'owner', 'foreign owner', 'administrator', 'CMS', 'support'] as const

export type Column = (typeof columns)[number]

/** One line: what each asker is answered by a row about one kind of object, `200`, `200 what happens` or `403 the-code`. */
export interface MatrixLine {
  readonly row: string
  readonly object: (typeof matrixObjects)[number]
  readonly cells: readonly { readonly column: Column; readonly status: number; readonly words: string }[]
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Reads the table that people keep (`config/tests/matrix.md`). */
export const readMatrix = (file: URL): readonly MatrixLine[] => {
  const asked = ['row', 'object', ...columns].join()
  const told = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
  const [heads, rest] = [told.filter((line) => line.startsWith('| row |')), told.filter((line) => !line.startsWith('| row |'))]
  if (heads.length === 0 || heads.some((head) => cellsOf(head).join() !== asked)) throw new Error(`The columns are not ${asked}`)
  return rest.map((line) => {
    const [row = '', name = '', ...cells] = cellsOf(line)
    const object = matrixObjects.find((one) => one === name)
    if (!object || cells.length !== columns.length) throw new Error(`Not a line of the matrix: ${line}`)
    return {
      row,
      object,
      cells: columns.map((column, at) => {
        const [, status, words = ''] = /^(\d{3})(?: (.+))?$/.exec(cells[at] ?? '') ?? []
        if (!status) throw new Error(`Not a cell: ${row} ${object} ${column}`)
        return { column, status: Number(status), words }
      }),
    }
  })
}
