import { expect, test } from 'vitest'
import { mazeOf } from './maze.ts'

test.each([4, 11])('in a maze every cell can be reached, and it is open on two sides only', (seed) => {
  const maze = { columns: 9, rows: 7, size: 10, seed }
  const walls = new Set<string>()
  const segments = mazeOf(maze, { stroke: '#000000' }).flatMap(({ outline }) => outline)
  segments.forEach(({ command, points: [end = [0, 0]] }, n) => {
    const [start = [0, 0]] = segments[n - 1]?.points ?? []
    if (command !== 'L') return
    // Long walls are those of the border.
    const steps = Math.max(Math.abs(end[0] - start[0]), Math.abs(end[1] - start[1])) / 10
    for (let step = 0.5; step < steps; step++)
      walls.add(String([start[0] + ((end[0] - start[0]) / steps) * step, start[1] + ((end[1] - start[1]) / steps) * step]))
  })
  const reached = new Set(['0,0'])
  const outside: string[] = []
  const next: (readonly [number, number])[] = [[0, 0]]
  for (let cell = next.pop(); cell; cell = next.pop())
    for (const [across, down] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const [column, row] = [cell[0] + across, cell[1] + down] as const
      if (walls.has(String([cell[0] * 10 + 5 + across * 5, cell[1] * 10 + 5 + down * 5]))) continue
      if (column < 0 || row < 0 || column >= maze.columns || row >= maze.rows) outside.push(String([column, row]))
      else if (!reached.has(String([column, row]))) {
        reached.add(String([column, row]))
        next.push([column, row])
      }
    }
  expect(reached.size).toBe(maze.columns * maze.rows)
  expect(outside.sort()).toEqual(['-1,0', '9,6'])
})
