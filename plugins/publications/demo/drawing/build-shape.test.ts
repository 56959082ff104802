import { expect, test } from 'vitest'
import { box, circle, path } from './build-shape.ts'
import { outlined, place, ring } from './shape.ts'

const red = { fill: '#ff0000' }

test('relative commands, lines along an axis and simple curves are absolute lines and curves', () => {
  const { outline } = path('M10 10 l5 0 h5 V20 q3 3 6 0 Z', red)
  expect(outline).toEqual([
    { command: 'M', points: [[10, 10]] },
    { command: 'L', points: [[15, 10]] },
    { command: 'L', points: [[20, 10]] },
    { command: 'L', points: [[20, 20]] },
    {
      command: 'C',
      points: [
        [22, 22],
        [24, 22],
        [26, 20],
      ],
    },
    { command: 'Z', points: [] },
  ])
})

test('pairs after a move are lines, and a path with too few numbers is an error', () => {
  expect(path('M0 0 5 5', red).outline.map(({ command }) => command)).toEqual(['M', 'L'])
  expect(() => path('M0 0 C1 1 2 2', red)).toThrow('The path is broken: M0 0 C1 1 2 2')
})

test('a drawing is mirrored, turned clockwise, enlarged and moved', () => {
  const [shape] = place([path('M10 0', { stroke: '#000000', width: 2, dashes: 3 })], { x: 100, y: 50, size: 2, angle: 90, mirrored: true })
  expect(shape?.outline[0]?.points.map((point) => point.map(Math.round))).toEqual([[100, 30]])
  expect(shape).toMatchObject({ width: 4, dashes: 6 })
})

test('a ring turns each drawing further', () => {
  const first = ring(4, () => [path('M0 -10', red)]).map(({ outline }) => outline[0]?.points[0]?.map(Math.round))
  expect(first.map((point) => point?.map((value) => value + 0))).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ])
})

test('to colour, shapes are white with a dark line, what is dark stays dark, and lines stay lines', () => {
  const drawing = outlined([box(0, 0, 9, 9, red), circle(0, 0, 1, { fill: '#17121f' }), path('M0 0H9', { stroke: '#ff0000' })], 1)
  expect(drawing.map(({ fill, stroke, width }) => [fill, stroke, width])).toEqual([
    ['#ffffff', '#17121f', 1],
    ['#17121f', '#17121f', 1],
    [undefined, '#17121f', 1],
  ])
})
