import { readFileSync } from 'node:fs'
import { matrixObjects } from '#core/plugin/matrix.ts'

/** Callers, one for each column of the table. */
export const columns = ['anonymous', 'parent', 'teacher', 'moderator', 'owner', 'foreign owner', 'administrator', 'CMS', 'support'] as const

export type Column = (typeof columns)[number]

/** One line: the response of a route about one kind of object to each caller, `200`, `200 effect` or `403 error-code`. */
export interface MatrixLine {
  readonly route: string
  readonly object: (typeof matrixObjects)[number]
  readonly cells: readonly { readonly column: Column; readonly status: number; readonly detail: string }[]
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Reads the hand-written table `config/quality/tests/matrix.md`. */
export const readMatrix = (file: URL): readonly MatrixLine[] => {
  const expectedHeader = ['route', 'object', ...columns].join()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
  const [headers, rest] = [lines.filter((line) => line.startsWith('| route |')), lines.filter((line) => !line.startsWith('| route |'))]
  if (headers.length === 0 || headers.some((header) => cellsOf(header).join() !== expectedHeader))
    throw new Error(`The columns are not ${expectedHeader}`)
  return rest.map((line) => {
    const [route = '', name = '', ...cells] = cellsOf(line)
    const object = matrixObjects.find((known) => known === name)
    if (!object || cells.length !== columns.length) throw new Error(`Not a line of the matrix: ${line}`)
    return {
      route,
      object,
      cells: columns.map((column, at) => {
        const [, status, detail = ''] = /^(\d{3})(?: (.+))?$/.exec(cells[at] ?? '') ?? []
        if (!status) throw new Error(`Not a cell: ${route} ${object} ${column}`)
        return { column, status: Number(status), detail }
      }),
    }
  })
}
