import type { Point } from '#core/kernel/distance.ts'
import type { Way } from '../../contract/way.ts'
import css from './way.module.css'

const width = 640
const height = 300
const margin = 24

/** Places points of a city in the picture, as long and as wide as they are on the ground. */
const projection = (points: readonly Point[]) => {
  const [first] = points
  const stretch = Math.cos(((first?.latitude ?? 0) * Math.PI) / 180)
  const xs = points.map(({ longitude }) => longitude * stretch)
  const ys = points.map(({ latitude }) => latitude)
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((width - 2 * margin) / Math.max(east - west, 1e-4), (height - 2 * margin) / Math.max(north - south, 1e-4))
  return ({ longitude, latitude }: Point) => ({
    x: width / 2 + (longitude * stretch - (west + east) / 2) * scale,
    y: height / 2 - (latitude - (south + north) / 2) * scale,
  })
}

/** Sketch of the way from home to work with the facilities of the list by their numbers; the list says the same in words. */
export const Sketch = ({
  way: { home, work },
  stops,
}: {
  readonly way: Way
  readonly stops: readonly (Point & { readonly id: string })[]
}) => {
  const place = projection([home, ...(work ? [work] : []), ...stops])
  const from = place(home)
  const to = work && place(work)
  return (
    <svg className={css['sketch']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {to && <line className={css['corridor']} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      {to && <line className={css['line']} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      {stops
        .map((stop, n) => ({ ...place(stop), n, id: stop.id }))
        .toReversed()
        .map(({ x, y, n, id }) => (
          <g key={id} className={css['stop']}>
            <circle cx={x} cy={y} r="13" />
            <text x={x} y={y}>
              {n + 1}
            </text>
          </g>
        ))}
      <rect className={css['end']} x={from.x - 9} y={from.y - 9} width="18" height="18" rx="4" />
      {to && <circle className={css['end']} cx={to.x} cy={to.y} r="10" />}
    </svg>
  )
}
