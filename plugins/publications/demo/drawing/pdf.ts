import type { Drawing, Shape } from './shape.ts'

/** Size of a sheet, A4, millimetres. */
export const sheet = { width: 210, height: 297 } as const

const pointsPerMillimetre = 72 / 25.4

const round = (value: number): string => String(Math.round(value * 100) / 100)

const colourOf = (hex: string): string => [1, 3, 5].map((at) => round(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')

const operators = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

/** A path that is filled, drawn, or both. */
const paintOf = ({ fill, stroke }: Shape): string => (fill === undefined ? 'S' : stroke === undefined ? 'f' : 'B')

const commandsOf = (shape: Shape): readonly string[] => [
  ...(shape.fill === undefined ? [] : [`${colourOf(shape.fill)} rg`]),
  ...(shape.stroke === undefined
    ? []
    : [`${colourOf(shape.stroke)} RG ${round(shape.width ?? 4)} w [${shape.dashes === undefined ? '' : round(shape.dashes)}] 0 d`]),
  ...shape.outline.map(({ command, points }) => [...points.flat().map(round), operators[command]].join(' ')),
  paintOf(shape),
]

/** Drawings are in millimetres from the upper left corner, a PDF counts from the lower one. */
const pageOf = (drawing: Drawing): string =>
  [
    `1 J 1 j ${round(pointsPerMillimetre)} 0 0 ${round(-pointsPerMillimetre)} 0 ${round(sheet.height * pointsPerMillimetre)} cm`,
    ...drawing.flatMap(commandsOf),
  ].join('\n')

const titleOf = (title: string): string =>
  `<FEFF${Array.from({ length: title.length }, (_, n) => title.charCodeAt(n).toString(16).padStart(4, '0')).join('')}>`

/** Returns a PDF with a title and these sheets, drawn in millimetres. It needs no font: words are drawn, too. */
export const pdfOf = (title: string, sheets: readonly Drawing[]): Uint8Array => {
  const numberOfPage = (n: number) => 4 + 2 * n
  const size = `0 0 ${round(sheet.width * pointsPerMillimetre)} ${round(sheet.height * pointsPerMillimetre)}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(pl)>>',
    `<</Type/Pages/Kids[${sheets.map((_, n) => `${numberOfPage(n)} 0 R`).join(' ')}]/Count ${sheets.length}>>`,
    `<</Title ${titleOf(title)}>>`,
    ...sheets.flatMap((drawing, n) => {
      const content = pageOf(drawing)
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[${size}]/Resources<<>>/Contents ${numberOfPage(n) + 1} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, n) => {
    const offset = file.length
    file += `${n + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  // Every character is one of ASCII, so that offsets of characters are those of bytes.
  return new TextEncoder().encode(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}${trailer}`)
}
