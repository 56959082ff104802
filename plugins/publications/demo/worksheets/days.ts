import { box, circle, path } from '../drawing/build-shape.ts'
import { catMask, teddy } from '../drawing/creatures.ts'
import { pdfOf, sheet } from '../drawing/pdf.ts'
import { apple, flower, star } from '../drawing/plants.ts'
import { crayon, outlined, place, row } from '../drawing/shape.ts'
import { planet } from '../drawing/sky.ts'
import { book, crayonStick, flag, heart, house, key, kite, medal, note } from '../drawing/things.ts'
import { cellOf, centred, cut, exerciseOf, frameOf, line, margin, sheetOf } from './sheet.ts'

const middle = sheet.width / 2
const { white, grey, purple, orange, yellow } = crayon
const toWriteOn = { stroke: grey, width: 0.3 } as const

/** Circles, of which children make something. */
export const dotsSheet = (): Uint8Array => {
  const circles = row(12, (n) => {
    const { x, y } = cellOf(n, 3, 4)
    return [circle(x, y, 21, line)]
  })
  return pdfOf('Zaczarowane kropki', [exerciseOf('Zaczarowane kropki', circles)])
}

/** A certificate. */
export const diplomaSheet = (): Uint8Array =>
  pdfOf('Dyplom przedszkolaka', [
    [
      box(10, 10, 190, 277, { stroke: orange, width: 2.4 }, 8),
      box(14, 14, 182, 269, { stroke: yellow, width: 1.2 }, 6),
      ...row(4, (n) => place(star(yellow), { x: n % 2 ? 182 : 28, y: n < 2 ? 28 : 269, size: 0.16 })),
      ...place(medal, { x: middle, y: 68, size: 0.62 }),
      ...centred('DYPLOM', 116, 22, { stroke: purple, width: 2.6 }),
      ...centred('Przedszkolaka', 146, 10, { stroke: purple, width: 1.2 }),
      ...centred('dla', 170, 7),
      path('M45 198H165M32 258H86M124 258H178', toWriteOn),
      ...centred('za odwagę, ciekawość', 208, 6.5),
      ...centred('i dobre serce dla innych', 221, 6.5),
      ...centred('data', 262, 4.5, { x: 59, width: 0.4 }),
      ...centred('podpis', 262, 4.5, { x: 151, width: 0.4 }),
    ],
  ])

/** A flag, and a cockade to cut out: white in the middle, red around it. */
export const flagSheet = (): Uint8Array =>
  pdfOf('Flaga i kokarda narodowa', [
    exerciseOf(
      'Moja flaga',
      outlined(place(flag, { x: 100, y: 108, size: 1.1 }), 0.6),
      [circle(60, 228, 36, cut), circle(60, 228, 20, line), path('M112 196L128 268L138 254L150 264L134 194Z', cut)],
      centred('kokarda', 270, 6, { x: 60 }),
      centred('wstążka', 270, 6, { x: 140 }),
    ),
  ])

/** Invitations to the party of the teddy bears. */
export const invitationSheet = (): Uint8Array =>
  pdfOf('Zaproszenie na przyjęcie misiów', [
    row(2, (n) => {
      const top = 18 + n * 134
      return [
        box(margin, top, 182, 124, cut, 4),
        ...outlined(place(teddy, { x: 44, y: top + 64, size: 0.66 }), 0.5),
        ...centred('Zapraszam', top + 20, 11, { x: 128 }),
        ...centred('na przyjęcie misiów', top + 40, 6.5, { x: 128 }),
        path(`M82 ${top + 72}H178M82 ${top + 90}H178M82 ${top + 108}H178`, toWriteOn),
      ]
    }),
  ])

const foretold = [
  key,
  book,
  crayonStick(white),
  apple,
  star(white),
  heart(white),
  flower(white),
  medal,
  kite,
  house,
  planet(white, white),
  note(white),
]

/** Cards for telling fortunes, and hearts to lay over them. */
export const fortuneSheet = (): Uint8Array => {
  const cards = row(foretold.length, (n) => {
    const cell = cellOf(n, 3, 4)
    return [...frameOf(cell, cut), ...outlined(place(foretold[n] ?? [], { x: cell.x, y: cell.y, size: 0.4 }), 0.5)]
  })
  const hearts = row(foretold.length, (n) => {
    const { x, y } = cellOf(n, 3, 4)
    return [...outlined(place(heart(white), { x, y, size: 0.5 }), 0.5), ...centred(String(n + 1), y - 7, 11, { x })]
  })
  return pdfOf('Andrzejkowe wróżby', [sheetOf('Karty wróżb', cards), sheetOf('Serca na karty', hearts)])
}

/** A mask to colour, with holes for eyes and ribbon. */
export const maskSheet = (): Uint8Array => {
  const holes = [circle(middle - 60, 162, 2.5, cut), circle(middle + 60, 162, 2.5, cut)]
  return pdfOf('Maska kota', [sheetOf('Maska kota', outlined(place(catMask(white), { x: middle, y: 160, size: 1.5 }), 0.6), holes)])
}

/** Hearts and a middle for a flower of paper. */
export const petalsSheet = (): Uint8Array => {
  const petals = row(8, (n) => outlined(place(heart(white), { ...cellOf(n, 3, 3), size: 0.52 }), 0.5))
  const { x, y } = cellOf(8, 3, 3)
  return pdfOf('Kwiat z serc', [sheetOf('Kwiat z serc', petals, [circle(x, y, 22, line)])])
}

/** Two medals for fathers. */
export const fatherMedalSheet = (): Uint8Array =>
  pdfOf('Medal dla taty', [
    row(2, (n) => {
      const y = 80 + n * 138
      return [
        circle(middle, y, 56, cut),
        circle(middle, y, 50, line),
        circle(middle, y - 46, 1.6, line),
        ...outlined(place(n ? star(white) : heart(white), { x: middle, y: y + 8, size: 0.56 }), 0.6),
        ...centred('DLA TATY', y - 39, 8, { width: 1 }),
      ]
    }),
  ])
