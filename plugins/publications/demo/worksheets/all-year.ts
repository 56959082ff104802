import { circle, ellipse, path } from '../drawing/build-shape.ts'
import { teddy } from '../drawing/creatures.ts'
import { textWidth, write } from '../drawing/letters.ts'
import { pdfOf, sheet } from '../drawing/pdf.ts'
import { face, type Mood } from '../drawing/people.ts'
import { leaf } from '../drawing/plants.ts'
import { crayon, type Drawing, outlined, place, row } from '../drawing/shape.ts'
import { sun } from '../drawing/sky.ts'
import { balloon, crayonStick, house } from '../drawing/things.ts'
import { cellOf, centred, cut, exerciseOf, frameOf, line, margin, sheetOf } from './sheet.ts'

const { white, ink, grey } = crayon

const planets = [
  ['Merkury', 5],
  ['Wenus', 8],
  ['Ziemia', 8.5],
  ['Mars', 6.5],
  ['Jowisz', 19],
  ['Saturn', 15],
  ['Uran', 11.5],
  ['Neptun', 11],
] as const

const planetPlace = (n: number): readonly [number, number] => [n % 2 ? 140 : 78, 52 + n * 30.5]

/** The Sun and its planets in their order; their sizes only say which are larger. */
export const planetsSheet = (): Uint8Array =>
  pdfOf('Układ Słoneczny', [
    exerciseOf('Układ Słoneczny', [
      path('M14 40C46 90 46 236 14 286Z', { fill: white, ...line }),
      ...write('Słońce', { x: 16, y: 160, height: 4.6, paint: { width: 0.5 } }),
      ...planets.flatMap(([name, radius], n) => {
        const [x, y] = planetPlace(n)
        return [
          ...(name === 'Saturn' ? [ellipse(x, y, radius * 1.7, radius * 0.5, line)] : []),
          circle(x, y, radius, { fill: white, ...line }),
          ...(name === 'Saturn' ? [path(`M${x - radius} ${y}Q${x} ${y + radius * 0.9} ${x + radius} ${y}`, line)] : []),
          ...(name === 'Jowisz'
            ? [path(`M${x - 18} ${y - 6}Q${x} ${y} ${x + 18} ${y - 6}M${x - 18} ${y + 6}Q${x} ${y + 12} ${x + 18} ${y + 6}`, line)]
            : []),
          ...write(`${n + 1}. ${name}`, { x: x + (name === 'Saturn' ? 28 : radius + 4), y: y - 3, height: 6, paint: { width: 0.6 } }),
        ]
      }),
    ]),
  ])

const letters: readonly (readonly [word: string, picture: Drawing])[] = [
  ['Dom', house],
  ['Liść', leaf(white)],
  ['Miś', teddy],
  ['Słońce', sun],
  ['Balon', balloon(white)],
  ['Kredka', crayonStick(white)],
]

const dotted = { stroke: grey, width: 0.8, dashes: 1.6 } as const

/** Lines to write on, with a letter that is repeated as a trace. */
const traces = (letter: string, top: number, height: number): Drawing => {
  const step = Math.max(textWidth(letter, height) + 9, 20)
  return [
    path(`M${margin} ${top}H${sheet.width - margin}M${margin} ${top + height}H${sheet.width - margin}`, { stroke: grey, width: 0.25 }),
    ...row(Math.floor(180 / step), (n) =>
      write(letter, { x: margin + 2 + n * step, y: top, height, paint: n ? dotted : { stroke: ink, width: 1 } }),
    ),
  ]
}

const exercise = (n: number, top: number): Drawing => {
  const [word, picture] = letters[n] ?? ['', []]
  const letter = word.slice(0, 1)
  return [
    ...outlined(place(picture, { x: 34, y: top + 20, size: 0.34 }), 0.5),
    ...write(word, { x: 66, y: top + 10, height: 18, paint: { width: 1.4 } }),
    ...traces(letter, top + 48, 22),
    ...traces(letter.toLowerCase(), top + 82, 22),
  ]
}

/** Letters to trace, two on each sheet. */
export const lettersSheet = (): Uint8Array =>
  pdfOf(
    'Literowe ślady',
    [0, 2, 4].map((n) => exerciseOf('Literowe ślady', exercise(n, 34), exercise(n + 1, 160))),
  )

const moods: readonly (readonly [Mood, string])[] = [
  ['joy', 'radość'],
  ['sadness', 'smutek'],
  ['anger', 'złość'],
  ['fear', 'strach'],
  ['calm', 'spokój'],
  ['surprise', 'zdziwienie'],
]

/** Cards with six faces. */
export const facesSheet = (): Uint8Array => {
  const cards = moods.flatMap(([mood, name], n) => {
    const cell = cellOf(n, 2, 3)
    return [
      ...frameOf(cell, cut),
      ...outlined(place(face(mood, white), { x: cell.x, y: cell.y - 7, size: 0.58 }), 0.7),
      ...centred(name, cell.upper + cell.height - 16, 8, { x: cell.x }),
    ]
  })
  return pdfOf('Karty uczuć', [sheetOf('Karty uczuć', cards)])
}
