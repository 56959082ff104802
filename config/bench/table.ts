import { type Goal, reached, type Row } from './row.ts'

const said = (figure: number): string =>
  figure >= 100 || Number.isInteger(figure) ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)

const goalOf = ({ kind: is, figure, stretch }: Goal): string =>
  [figure, stretch]
    .flatMap((goal, at) => (goal === undefined ? [] : [`${at ? 'stretch ' : ''}${is === 'at least' ? '≥' : '≤'} ${said(goal)}`]))
    .join(', ')

const verdict = (row: Row): string => ({ true: 'reached', false: 'MISSED', null: '' })[`${reached(row)}`]

/** The table as text, a heading for each part. */
export const tableOf = (rows: readonly Row[]): string => {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return [...Map.groupBy(rows, ({ part }) => part)]
    .map(([part, of]) => [`\n${part}`, ...of.map((row) => lineOf(row, width))].join('\n'))
    .join('\n')
}

const lineOf = (row: Row, width: number): string =>
  [
    ` ${row.name.padEnd(width)}`,
    `${said(row.figure)} ${row.unit}`.padStart(14),
    (row.spread ? `(${row.spread.map(said).join('–')})` : '').padEnd(16),
    (row.goal ? goalOf(row.goal) : '').padEnd(24),
    verdict(row),
  ]
    .join('  ')
    .trimEnd()
