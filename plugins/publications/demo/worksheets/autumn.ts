import { box, circle, path } from '../drawing/build-shape.ts'
import { hedgehog } from '../drawing/creatures.ts'
import { pdfOf, sheet } from '../drawing/pdf.ts'
import { acorn, apple, chestnut, flower, leaf, mapleLeaf, mushroom } from '../drawing/plants.ts'
import { crayon, outlined, place, ring, row } from '../drawing/shape.ts'
import { mazeOf } from './maze.ts'
import { centred, exerciseOf, line, margin } from './sheet.ts'

const middle = sheet.width / 2
const white = crayon.white

const mandala = [
  circle(0, 0, 88, { fill: white, ...line }),
  ...ring(12, (n) => outlined(place(n % 2 ? leaf(white) : mapleLeaf(white), { y: -70, size: 0.3 }), 0.5)),
  circle(0, 0, 53, line),
  ...ring(24, () => [path('M0 -53Q3.5 -48 0 -44Q-3.5 -48 0 -53', { fill: white, ...line })]),
  circle(0, 0, 43, line),
  ...ring(8, (n) => outlined(place(n % 2 ? acorn : mushroom, { y: -32, size: 0.2 }), 0.5)),
  circle(0, 0, 21, line),
  ...outlined(place(flower(white), { size: 0.36 }), 0.5),
]

/** A mandala to colour. */
export const mandalaSheet = (): Uint8Array =>
  pdfOf('Jesienna mandala z liści', [exerciseOf('Jesienna mandala', place(mandala, { x: middle, y: 165 }))])

const counted = [3, 5, 2, 6, 4, 7]
const countedThings = [chestnut, leaf(white), mushroom, acorn, apple, mapleLeaf(white)]

const counting = counted.flatMap((count, n) => {
  const top = 38 + n * 41
  return [
    ...row(count, (nth) => outlined(place(countedThings[n] ?? [], { x: 28 + nth * 20, y: top + 16, size: 0.17 }), 0.5)),
    box(168, top + 2, 28, 28, line, 3),
  ]
})

const drawing = [4, 6, 8, 10].flatMap((count, n) => [
  box(margin, 40 + n * 60, 30, 48, line, 3),
  ...centred(String(count), 56 + n * 60, 15, { x: margin + 15, width: 1.2 }),
  box(52, 40 + n * 60, 144, 48, line, 3),
  ...outlined(place(leaf(white), { x: 64, y: 50 + n * 60, size: 0.13 }), 0.4),
])

/** Things of the autumn to count, and leaves to draw. */
export const countingSheet = (): Uint8Array =>
  pdfOf('Liczenie kasztanów i liści', [exerciseOf('Policz i wpisz', counting), exerciseOf('Narysuj tyle liści', drawing)])

const hedgehogMaze = (columns: number, rows: number, size: number, seed: number) => {
  const left = middle - (columns * size) / 2
  const top = 58
  return [
    ...outlined(place(hedgehog, { x: left + 6, y: 43, size: 0.22 }), 0.5),
    ...place([path('M-7 0H-1M-3.4 -2L-1 0L-3.4 2', line)], { x: left, y: top + size / 2 }),
    ...place(mazeOf({ columns, rows, size, seed }, { stroke: crayon.ink, width: 0.8 }), { x: left, y: top }),
    ...outlined(place(apple, { x: left + columns * size - 8, y: top + rows * size + 13, size: 0.2 }), 0.5),
  ]
}

/** Two mazes, the second one harder. */
export const mazeSheet = (): Uint8Array =>
  pdfOf('Jeż szuka jabłka', [
    exerciseOf('Jeż szuka jabłka 1', hedgehogMaze(8, 10, 20, 4)),
    exerciseOf('Jeż szuka jabłka 2', hedgehogMaze(13, 16, 12.6, 11)),
  ])
