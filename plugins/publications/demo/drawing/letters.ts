import { path } from './build-shape.ts'
import { type Drawing, type Paint, place } from './shape.ts'

/** A letter by one stroke of a pencil: capitals are from 0 to 10, the line is at 10; and how far the next letter is. */
type Letter = readonly [strokes: string, width: number]

const capitals: Readonly<Record<string, Letter>> = {
  A: ['M0 10L4 0L8 10M1.6 6H6.4', 10],
  B: ['M0 0V10M0 0H3C7 0 7 5 3 5H0M3 5C8 5 8 10 3 10H0', 8.5],
  C: ['M7.5 1.8C5 -1.2 0 0 0 5C0 10 5 11.2 7.5 8.2', 9.5],
  D: ['M0 0V10M0 0H2.5C9.5 0 9.5 10 2.5 10H0', 10],
  E: ['M6 0H0V10H6M0 5H5', 8],
  F: ['M6 0H0V10M0 5H5', 7.5],
  G: ['M7.5 1.8C5 -1.2 0 0 0 5C0 10 5 11 7.5 8.2V5.2H4.5', 9.8],
  H: ['M0 0V10M7 0V10M0 5H7', 9.5],
  I: ['M0 0V10', 2.5],
  J: ['M4.5 0V7C4.5 11 0 11 0 7.6', 7],
  K: ['M0 0V10M6.5 0L0 6M2.2 4.2L6.8 10', 8.8],
  L: ['M0 0V10H5.6', 7.6],
  M: ['M0 10V0L4.5 6.5L9 0V10', 11.5],
  N: ['M0 10V0L7 10V0', 9.5],
  O: ['M4.5 0C-1.5 0 -1.5 10 4.5 10C10.5 10 10.5 0 4.5 0', 11],
  P: ['M0 10V0H3C8 0 8 5.4 3 5.4H0', 8.2],
  R: ['M0 10V0H3C8 0 8 5.4 3 5.4H0M3.2 5.4L6.6 10', 8.6],
  S: ['M6.2 1.6C4 -1 0 0 0.4 2.6C0.9 5.6 6.4 4.4 6.4 7.4C6.4 10.6 1.6 11 0 8.2', 8.4],
  T: ['M0 0H7M3.5 0V10', 9],
  U: ['M0 0V6.5C0 11.2 7 11.2 7 6.5V0', 9.5],
  W: ['M0 0L2.6 10L5.2 2L7.8 10L10.4 0', 12.4],
  Y: ['M0 0L3.6 5L7.2 0M3.6 5V10', 9],
  Z: ['M0 0H6.6L0 10H6.8', 8.8],
}

const smallLetters: Readonly<Record<string, Letter>> = {
  a: ['M5.4 4.2V10M5.4 5.6C3.6 3 0 3.8 0 7C0 10.3 3.6 11 5.4 8.4', 7.6],
  b: ['M0 0V10M0 5.6C1.8 3 5.6 3.8 5.6 7C5.6 10.3 1.8 11 0 8.4', 7.6],
  c: ['M5 5.2C3.2 3 0 4 0 7C0 10 3.2 11 5 8.8', 6.8],
  d: ['M5.6 0V10M5.6 5.6C3.8 3 0 3.8 0 7C0 10.3 3.8 11 5.6 8.4', 7.8],
  e: ['M0 7H5.4C5.4 3 0 3 0 7C0 10.4 3.4 10.8 5.2 9', 7.4],
  f: ['M3.8 0.4C2.2 -0.4 1.2 0.6 1.2 2.2V10M0 4.4H3.4', 5.2],
  g: ['M5.4 4.2V11C5.4 14 1.6 14 0.4 12.4M5.4 5.6C3.6 3 0 3.8 0 7C0 10.3 3.6 11 5.4 8.4', 7.6],
  h: ['M0 0V10M0 6C1.6 3.2 5 3.6 5 6.4V10', 7.2],
  i: ['M0 4.2V10M0 1.6V1.7', 2.5],
  j: ['M1.4 4.2V11.4C1.4 13.4 0.4 13.6 -0.4 13.4M1.4 1.6V1.7', 3.8],
  k: ['M0 0V10M4.6 4.2L0 8M1.6 6.8L4.8 10', 6.6],
  l: ['M0 0V10', 2.5],
  m: ['M0 4.2V10M0 6C1.4 3.2 4.4 3.6 4.4 6.4V10M4.4 6C5.8 3.2 8.8 3.6 8.8 6.4V10', 11],
  n: ['M0 4.2V10M0 6C1.6 3.2 5 3.6 5 6.4V10', 7.2],
  o: ['M3 4C-1 4 -1 10 3 10C7 10 7 4 3 4', 8],
  p: ['M0 4.2V13.5M0 5.6C1.8 3 5.6 3.8 5.6 7C5.6 10.3 1.8 11 0 8.4', 7.6],
  r: ['M0 4.2V10M0 6.4C0.8 4.4 2 4 3.2 4.2', 4.8],
  s: ['M4.2 5C2.8 3.4 0.2 4 0.4 5.6C0.6 7.2 4.4 6.6 4.4 8.4C4.4 10.4 1.2 10.6 0 9', 6.2],
  t: ['M1.4 1.6V8C1.4 10 2.6 10.4 3.8 9.8M0 4.4H3.6', 5.4],
  u: ['M0 4.2V7.6C0 10.8 3.6 10.8 5 8V4.2M5 4.2V10', 7.2],
  w: ['M0 4.2L1.9 10L3.9 5L5.9 10L7.8 4.2', 9.6],
  y: ['M0 4.2L2.7 9.8M5.2 4.2L2.2 11.4C1.6 13 0.8 13.6 -0.4 13.4', 7],
  z: ['M0 4.2H4.4L0 10H4.6', 6.4],
}

const signs: Readonly<Record<string, Letter>> = {
  ' ': ['', 4],
  '1': ['M0 2.4L3 0V10', 5],
  '2': ['M0.2 2.4C0.6 -0.8 6 -0.8 6 2.6C6 5 2 7.4 0 10H6.2', 8],
  '3': ['M0.4 0.8C2.4 -0.6 6 0 5.6 2.6C5.4 4.4 3.6 4.8 2.4 4.8C4.2 4.8 6.2 5.4 6.2 7.4C6.2 10.4 1.8 11 0 8.8', 8],
  '4': ['M4.6 10V0L0 7H6.4', 8.2],
  '5': ['M5.8 0H1L0.6 4.4C3 3 6.4 4 6.4 7C6.4 10.4 2 11 0 8.8', 8.2],
  '6': ['M5.4 0.6C2.4 0 0 3.6 0 6.6C0 11.2 6.2 11 6.2 7C6.2 3.2 1.4 3.4 0.2 6.6', 8],
  '7': ['M0 0H6.2L2.2 10', 8],
  '8': ['M3.1 4.7C-0.8 4.4 -0.4 0 3.1 0C6.6 0 7 4.4 3.1 4.7C-1.2 5 -1 10 3.1 10C7.2 10 7.4 5 3.1 4.7', 8],
  '9': ['M6 3.2C5.6 6.8 0 7 0 3.2C0 -1 6.2 -1.2 6.2 3.4C6.2 6.4 4 10.4 0.8 9.6', 8],
  '0': ['M3.2 0C-1 0 -1 10 3.2 10C7.4 10 7.4 0 3.2 0', 8.4],
  ':': ['M0 5V5.1M0 9.9V10', 2.8],
  '.': ['M0 9.9V10', 2.8],
  ',': ['M0.4 9.8L-0.4 11.8', 2.8],
  '-': ['M0 6.5H3', 5],
}

/** Marks above, below and across that make a Polish letter of another one. */
const acute = 'M{x} {y}l1.2 -1.6'
const marks: Readonly<Record<string, readonly [base: string, mark: string, x: number, y: number]>> = {
  ą: ['a', 'M{x} {y}C4 11.2 4.6 13 6.2 12.2', 5.4, 10],
  ę: ['e', 'M{x} {y}C2 11 2.6 13 4.4 12.2', 4.2, 9.8],
  ć: ['c', acute, 2.2, 2.6],
  ń: ['n', acute, 2, 2.6],
  ó: ['o', acute, 2.4, 2.6],
  ś: ['s', acute, 1.8, 2.6],
  ź: ['z', acute, 1.8, 2.6],
  ż: ['z', 'M{x} {y}v0.1', 2.3, 2],
  ł: ['l', 'M{x} {y}l2.6 -2', -1.2, 6],
  Ł: ['L', 'M{x} {y}l3.4 -2.6', -1.4, 6.4],
  Ś: ['S', acute, 2.8, -1.4],
  Ó: ['O', acute, 3.8, -1.4],
  Ć: ['C', acute, 3.6, -1.4],
}

const letterOf = (character: string): Letter => {
  const plain = capitals[character] ?? smallLetters[character] ?? signs[character]
  if (plain) return plain
  const [base = '', mark = '', x = 0, y = 0] = marks[character] ?? []
  const letter = base && letterOf(base)
  if (!letter) throw new Error(`There is no letter for ${character}.`)
  const [strokes, width] = letter
  return [`${strokes}${mark.replace('{x}', String(x)).replace('{y}', String(y))}`, width]
}

/** Returns the width of a line of text whose capitals are so tall. */
export const textWidth = (text: string, height: number): number =>
  ([...text].reduce((sum, character) => sum + letterOf(character)[1], 0) * height) / 10

/** Start and style of a line of text. */
interface Writing {
  readonly x: number
  /** Upper end of its capitals. */
  readonly y: number
  /** Height of its capitals. */
  readonly height: number
  readonly align?: 'left' | 'centre'
  readonly paint?: Paint
}

/**
 * Returns a line of text as drawn strokes: no font is needed wherever the drawing is shown, and the letters are those
 * that children learn to write.
 */
export const write = (text: string, { x, y, height, align = 'left', paint = {} }: Writing): Drawing => {
  let at = align === 'centre' ? x - textWidth(text, height) / 2 : x
  const width = paint.width ?? height / 9
  return [...text].flatMap((character) => {
    const [strokes, advance] = letterOf(character)
    const drawn = strokes === '' ? [] : place([path(strokes, { stroke: '#17121f', ...paint })], { x: at, y, size: height / 10 })
    at += (advance * height) / 10
    return drawn.map((shape) => ({ ...shape, width, ...(paint.dashes !== undefined && { dashes: paint.dashes }) }))
  })
}
