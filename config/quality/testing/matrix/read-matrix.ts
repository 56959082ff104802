import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

const root = path.resolve(import.meta.dirname, '../../../..')

/** Reads the hand-written tables of all installed plugins, and of the access fixture. */
export const readMatrix = (): readonly MatrixLine[] =>
  ['config/quality/tests/matrix.md', ...globSync('plugins/*/testing/matrix.md', { cwd: root }).toSorted()].flatMap((file) =>
    readTables(path.join(root, file)),
  )

const readTables = (file: string): readonly MatrixLine[] => {
  const expectedHeader = ['route', 'object', ...columns].join()
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
  const headers = lines.filter((line) => line.startsWith('| route |'))
  const rest = lines.filter((line) => !line.startsWith('| route |'))
  if (headers.length === 0 || headers.some((header) => cellsOf(header).join() !== expectedHeader))
    throw new Error(`${file}: the columns are not ${expectedHeader}`)
  return rest.map((line) => {
    const [route = '', name = '', ...cells] = cellsOf(line)
    const object = matrixObjects.find((known) => known === name)
    if (!object || cells.length !== columns.length) throw new Error(`${file}: not a line of the matrix: ${line}`)
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
