import { box, path } from '../drawing/build-shape.ts'
import { write } from '../drawing/letters.ts'
import { sheet } from '../drawing/pdf.ts'
import { crayon, type Drawing, type Paint } from '../drawing/shape.ts'

/** Line that a child draws or colours. */
export const line: Paint = { stroke: crayon.ink, width: 0.5 }

/** Line to cut along. */
export const cut: Paint = { stroke: crayon.grey, width: 0.4, dashes: 2.2 }

/** Margin of a sheet, which printers need, millimetres. */
export const margin = 14

/** Returns a sheet with its title. */
export const sheetOf = (title: string, ...drawings: readonly Drawing[]): Drawing => [
  ...write(title, { x: margin, y: margin, height: 9, paint: { width: 0.9 } }),
  ...drawings.flat(),
]

/** Returns a sheet for a child, with a line for the name. */
export const exerciseOf = (title: string, ...drawings: readonly Drawing[]): Drawing =>
  sheetOf(
    title,
    write('Imię:', { x: 138, y: margin + 3, height: 5, paint: { width: 0.5 } }),
    [path(`M155 ${margin + 8}H${sheet.width - margin}`, { stroke: crayon.grey, width: 0.3 })],
    ...drawings,
  )

/** Returns a line of text in the middle between the sides of a sheet, or around `x`. */
export const centred = (
  text: string,
  y: number,
  height: number,
  { x = sheet.width / 2, ...paint }: Paint & { readonly x?: number } = {},
): Drawing => write(text, { x, y, height, align: 'centre', paint })

/** Returns the place of the nth cell of a grid between the margins, below the title. */
export const cellOf = (n: number, columns: number, rows: number) => {
  const top = margin + 18
  const width = (sheet.width - 2 * margin) / columns
  const height = (sheet.height - margin - top) / rows
  const left = margin + (n % columns) * width
  const upper = top + Math.floor(n / columns) * height
  return { left, upper, width, height, x: left + width / 2, y: upper + height / 2 }
}

/** Returns the frame of a cell. */
export const frameOf = ({ left, upper, width, height }: ReturnType<typeof cellOf>, paint: Paint): Drawing => [
  box(left, upper, width, height, paint),
]
