import { around, circle, ellipse, path } from '../drawing/build-shape.ts'
import { bird, butterfly, caterpillar, chrysalis, teddy } from '../drawing/creatures.ts'
import { write } from '../drawing/letters.ts'
import { pdfOf, sheet } from '../drawing/pdf.ts'
import { apple, christmasTree, leaf, star } from '../drawing/plants.ts'
import { crayon, outlined, place, row } from '../drawing/shape.ts'
import { snowflake } from '../drawing/sky.ts'
import { bin, book, candle, gift, heart, house, jar, mitten } from '../drawing/things.ts'
import { cellOf, centred, cut, exerciseOf, frameOf, line, sheetOf } from './sheet.ts'

const middle = sheet.width / 2
const { white, red, yellow, blue, orange, green, brown, grey, ink } = crayon

const memory = [
  gift(red, yellow),
  mitten(blue),
  christmasTree,
  snowflake(blue),
  star(yellow),
  candle,
  teddy,
  heart(red),
  bird(orange, brown, red),
  apple,
  house,
  book,
]
const memoryCards = row(12, (n) => {
  const cell = cellOf(n, 3, 4)
  return [...frameOf(cell, cut), ...place(memory[n] ?? [], { x: cell.x, y: cell.y, size: 0.42 })]
})

/** Twelve pairs of cards. */
export const memorySheet = (): Uint8Array =>
  pdfOf('Mikołajkowe karty pamięci', [sheetOf('Karty pamięci 1', memoryCards), sheetOf('Karty pamięci 2', memoryCards)])

/** A diary of a bean: what grew in the glass. */
export const beanSheet = (): Uint8Array => {
  const days = row(6, (n) => {
    const cell = cellOf(n, 2, 3)
    return [
      ...frameOf(cell, line),
      ...write(`Dzień ${n * 3 + 1}`, { x: cell.left + 5, y: cell.upper + 5, height: 6 }),
      path(`M${cell.left + 50} ${cell.upper + 12}H${cell.left + cell.width - 6}`, { stroke: grey, width: 0.3 }),
      ...outlined(place(jar, { x: cell.x, y: cell.upper + 58, size: 0.42 }), 0.5),
    ]
  })
  return pdfOf('Dziennik fasoli', [exerciseOf('Dziennik fasoli', days)])
}

const eggs = row(5, (n) => [ellipse(-14 + (n % 3) * 14, -10 + Math.floor(n / 3) * 18 + (n % 2) * 4, 5, 7, { fill: white })])
const stages = [[...place(leaf(white), { size: 1.3 }), ...eggs], caterpillar, chrysalis, butterfly(white, white)]

const arrow = [path('M-5 0H5M2 -3L5 0L2 3', { stroke: ink, width: 0.8 })]

/** The life of a butterfly: four pictures to cut out, and where they belong. */
export const butterflySheet = (): Uint8Array => {
  const places = row(4, (n) => {
    const [x, y] = around(62, n * 90)
    const [nextX, nextY] = around(62, n * 90 + 45)
    return [
      circle(middle + x, 160 + y, 29, line),
      ...centred(String(n + 1), 160 + y - 24, 8, { x: middle + x }),
      ...place(arrow, { x: middle + nextX, y: 160 + nextY, size: 1.4, angle: n * 90 + 45 }),
    ]
  })
  const pictures = row(4, (n) => {
    const { x, y } = cellOf(n, 2, 2)
    return [circle(x, y, 29, cut), ...outlined(place(stages[n] ?? [], { x: n === 1 ? x - 1.6 : x, y, size: 0.38 }), 0.5)]
  })
  return pdfOf('Od jaja do motyla', [exerciseOf('Od jaja do motyla', places), sheetOf('Wytnij i przyklej', pictures)])
}

const bins = [
  ['papier', blue],
  ['metale i tworzywa', yellow],
  ['szkło', green],
  ['bio', brown],
  ['zmieszane', ink],
] as const

/** The five bins, in the colours that are the same everywhere in Poland. */
export const binsSheet = (): Uint8Array => {
  const cards = bins.flatMap(([name, colour], n) => {
    const cell = cellOf(n, 2, 3)
    return [
      ...frameOf(cell, cut),
      ...place(bin(colour), { x: cell.x, y: cell.y - 8, size: 0.5 }),
      ...centred(name, cell.upper + cell.height - 16, 6, { x: cell.x }),
    ]
  })
  return pdfOf('Pięć pojemników', [sheetOf('Segregujemy', cards)])
}
