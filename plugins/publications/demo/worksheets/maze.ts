import { seededRandom } from '#core/kernel/seeded-random.ts'
import { path } from '../drawing/build-shape.ts'
import type { Drawing, Paint } from '../drawing/shape.ts'

/** Maze of square cells, `size` wide each; the way in is at the left of the first row, the way out at the right of the last one. */
interface Maze {
  readonly columns: number
  readonly rows: number
  readonly size: number
  /** Mazes of different seeds are different. */
  readonly seed: number
}

const sides = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * Returns a maze with its upper left corner at the origin: between any two cells there is one way, since walls are only
 * opened towards cells that were not reached before.
 */
export const mazeOf = ({ columns, rows, size, seed }: Maze, paint: Paint): Drawing => {
  const random = seededRandom(seed)
  const opened = new Set<string>()
  const reached = new Set(['0,0'])
  const way: (readonly [number, number])[] = [[0, 0]]
  for (let at = way.at(-1); at; at = way.at(-1)) {
    const [column, row] = at
    const [first, ...others] = sides
      .map(([across, down]) => [column + across, row + down] as const)
      .filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows && !reached.has(`${x},${y}`))
    if (first === undefined) {
      way.pop()
      continue
    }
    const next = random.pick([first, ...others])
    reached.add(String(next))
    opened.add(wall(at, next))
    way.push(next)
  }
  const walls: string[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (column + 1) * size
      const y = (row + 1) * size
      const isWayOut = column === columns - 1 && row === rows - 1
      if (!opened.has(wall([column, row], [column + 1, row])) && !isWayOut) walls.push(`M${x} ${y - size}V${y}`)
      if (!opened.has(wall([column, row], [column, row + 1]))) walls.push(`M${x - size} ${y}H${x}`)
    }
  return [path(`M0 ${size}V${rows * size}M0 0H${columns * size}${walls.join('')}`, paint)]
}

const wall = (one: readonly [number, number], other: readonly [number, number]): string => [String(one), String(other)].sort().join(' ')
