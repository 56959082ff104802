import { type Goal, type Measurement, reachesGoal } from './measurement.ts'

const formatFigure = (figure: number): string =>
  figure >= 100 || Number.isInteger(figure) ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)

const goalOf = ({ kind, figure, stretch }: Goal): string =>
  [figure, stretch]
    .flatMap((goal, at) => (goal === undefined ? [] : [`${at ? 'stretch ' : ''}${kind === 'at least' ? '≥' : '≤'} ${formatFigure(goal)}`]))
    .join(', ')

const verdict = (row: Measurement): string => ({ true: 'reached', false: 'MISSED', null: '' })[`${reachesGoal(row)}`]

/** Formats the measurements as a text table with a heading for each part. */
export const tableOf = (rows: readonly Measurement[]): string => {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return [...Map.groupBy(rows, ({ part }) => part)]
    .map(([part, of]) => [`\n${part}`, ...of.map((row) => lineOf(row, width))].join('\n'))
    .join('\n')
}

const lineOf = (row: Measurement, width: number): string =>
  [
    ` ${row.name.padEnd(width)}`,
    `${formatFigure(row.figure)} ${row.unit}`.padStart(14),
    (row.spread ? `(${row.spread.map(formatFigure).join('–')})` : '').padEnd(16),
    (row.goal ? goalOf(row.goal) : '').padEnd(24),
    verdict(row),
  ]
    .join('  ')
    .trimEnd()
