import { box, circle, ellipse, path } from './build-shape.ts'
import { star } from './plants.ts'
import { crayon, type Drawing, place, row } from './shape.ts'

/** Returns a heart. */
export const heart = (colour: string): Drawing => [
  path('M0 44C-66 0 -52 -46 -24 -44C-8 -42 0 -30 0 -22C0 -30 8 -42 24 -44C52 -46 66 0 0 44Z', { fill: colour }),
]

/** Returns a present with a bow. */
export const gift = (paper: string, ribbon: string): Drawing => [
  path('M0 -18C-18 -52 -42 -40 -34 -24C-30 -16 -10 -16 0 -18C10 -16 30 -16 34 -24C42 -40 18 -52 0 -18Z', { stroke: ribbon, width: 8 }),
  box(-40, -2, 80, 52, { fill: paper }, 3),
  box(-46, -18, 92, 20, { fill: paper, stroke: crayon.cream, width: 2 }, 3),
  box(-8, -18, 16, 68, { fill: ribbon }),
]

/** A burning candle. */
export const candle: Drawing = [
  ellipse(0, 46, 36, 9, { fill: crayon.sand }),
  box(-14, -14, 28, 58, { fill: crayon.cream }, 4),
  path('M-14 -8C-14 8 -4 10 -4 -8Z', { fill: crayon.white }),
  path('M0 -14V-22', { stroke: crayon.ink, width: 4 }),
  path('M0 -54C6 -42 14 -36 12 -28C10 -18 -10 -18 -12 -28C-14 -36 -4 -42 0 -54Z', { fill: crayon.orange }),
  path('M0 -40C4 -34 7 -32 6 -27C4 -22 -4 -22 -6 -27C-7 -32 -4 -34 0 -40Z', { fill: crayon.yellow }),
]

/** A key. */
export const key: Drawing = [
  circle(0, -30, 18, { stroke: crayon.yellow, width: 11 }),
  path('M0 -12V48M0 46H20M0 30H16', { stroke: crayon.yellow, width: 11 }),
]

/** The flag of Poland. */
export const flag: Drawing = [
  path('M-40 -50V56', { stroke: crayon.brown, width: 7 }),
  path('M-38 -48C-14 -58 18 -36 54 -46V-16C18 -6 -14 -28 -38 -18Z', { fill: crayon.white, stroke: crayon.grey, width: 1 }),
  path('M-38 -18C-14 -28 18 -6 54 -16V14C18 24 -14 2 -38 12Z', { fill: crayon.red }),
]

/** Traffic lights. */
export const trafficLight: Drawing = [
  box(-5, 40, 10, 24, { fill: crayon.grey }),
  box(-24, -58, 48, 106, { fill: crayon.purple }, 12),
  circle(0, -36, 14, { fill: crayon.red }),
  circle(0, -4, 14, { fill: crayon.yellow }),
  circle(0, 28, 14, { fill: crayon.mint }),
]

/** A medal on a ribbon. */
export const medal: Drawing = [
  path('M-30 -56L-8 -56L8 -6L-8 -2Z', { fill: crayon.red }),
  path('M30 -56L8 -56L-8 -6L8 -2Z', { fill: crayon.blue }),
  circle(0, 22, 34, { fill: crayon.yellow, stroke: crayon.orange, width: 6 }),
  ...place(star(crayon.orange), { y: 22, size: 0.4 }),
]

/** An open book. */
export const book: Drawing = [
  path('M-56 -26C-36 -38 -14 -34 0 -22V40C-14 28 -36 26 -56 36Z', { fill: crayon.white, stroke: crayon.red, width: 6 }),
  path('M56 -26C36 -38 14 -34 0 -22V40C14 28 36 26 56 36Z', { fill: crayon.white, stroke: crayon.red, width: 6 }),
  path('M-44 -12Q-26 -20 -12 -10M-44 6Q-26 -2 -12 8M44 -12Q26 -20 12 -10M44 6Q26 -2 12 8', { stroke: crayon.grey, width: 4 }),
]

/** Returns a crayon, its tip down. */
export const crayonStick = (colour: string): Drawing => [
  path('M-10 34L10 34L3 54L-3 54Z', { fill: colour, stroke: colour, width: 3 }),
  box(-14, -54, 28, 88, { fill: colour }, 4),
  box(-14, -38, 28, 56, { fill: crayon.cream }),
  path('M-14 -28H14M-14 8H14', { stroke: colour, width: 4 }),
]

/** A kite with a tail. */
export const kite: Drawing = [
  path('M0 32C-20 44 14 52 -8 66', { stroke: crayon.purple, width: 4 }),
  path('M0 -56L34 -16L0 34L-34 -16Z', { fill: crayon.red }),
  path('M0 -56L34 -16L0 -16Z', { fill: crayon.yellow }),
  path('M0 34L-34 -16L0 -16Z', { fill: crayon.blue }),
]

/** A house. */
export const house: Drawing = [
  box(-36, -8, 72, 58, { fill: crayon.cream }),
  path('M0 -54L48 -6L-48 -6Z', { fill: crayon.red, stroke: crayon.red, width: 4 }),
  box(-10, 16, 20, 34, { fill: crayon.brown }, 2),
  box(16, 6, 14, 14, { fill: crayon.sky }),
  box(-30, 6, 14, 14, { fill: crayon.sky }),
]

/** Returns a mitten. */
export const mitten = (colour: string): Drawing => [
  path('M-28 26L-34 -18C-34 -56 26 -56 26 -14L28 -4C38 -20 54 -14 50 0L34 26Z', { fill: colour }),
  box(-32, 24, 70, 22, { fill: crayon.white, stroke: crayon.grey, width: 2 }, 8),
]

/** Returns a balloon on its string. */
export const balloon = (colour: string): Drawing => [
  path('M0 18C-10 34 10 42 0 60', { stroke: crayon.grey, width: 3 }),
  ellipse(0, -18, 32, 36, { fill: colour }),
  path('M0 14L7 24L-7 24Z', { fill: colour }),
  path('M-16 -28Q-14 -40 -4 -42', { stroke: crayon.white, width: 4 }),
]

/** Returns a bin for sorted waste. */
export const bin = (colour: string): Drawing => [
  path('M-34 -30L34 -30L28 50L-28 50Z', { fill: colour, stroke: colour, width: 4 }),
  box(-40, -44, 80, 14, { fill: colour, stroke: crayon.white, width: 2 }, 5),
  path('M-14 -44V-52H14V-44', { stroke: colour, width: 6 }),
]

/** Returns a glass with water. */
export const jar: Drawing = [
  path('M-34 10L-30 46Q-30 52 -24 52H24Q30 52 30 46L34 10Z', { fill: crayon.sky }),
  path('M-38 -50L-30 46Q-30 52 -24 52H24Q30 52 30 46L38 -50', { stroke: crayon.blue, width: 4 }),
]

/** A backpack. */
export const backpack: Drawing = [
  path('M-14 -44C-14 -62 14 -62 14 -44', { stroke: crayon.purple, width: 7 }),
  box(-46, 4, 92, 40, { fill: crayon.purple }, 10),
  box(-34, -46, 68, 98, { fill: crayon.blue }, 22),
  box(-24, 4, 48, 36, { fill: crayon.yellow }, 8),
  path('M-24 16H24', { stroke: crayon.orange, width: 4 }),
  box(-16, -28, 32, 14, { fill: crayon.sky }, 6),
]

/** A calendar with a marked day. */
export const calendar: Drawing = [
  box(-48, -40, 96, 92, { fill: crayon.white, stroke: crayon.grey, width: 3 }, 8),
  box(-48, -40, 96, 26, { fill: crayon.red }, 8),
  path('M-24 -50V-32M24 -50V-32', { stroke: crayon.ink, width: 7 }),
  ...row(12, (n) => [box(-38 + (n % 4) * 21, -4 + Math.floor(n / 4) * 18, 13, 11, { fill: n === 6 ? crayon.yellow : crayon.sky }, 3)]),
]

/** An umbrella. */
export const umbrella: Drawing = [
  path('M0 -8V38C0 52 20 52 20 38', { stroke: crayon.brown, width: 6 }),
  path('M-54 0C-50 -62 50 -62 54 0Q40 -12 27 0Q14 -12 0 0Q-14 -12 -27 0Q-40 -12 -54 0Z', { fill: crayon.purple }),
  path('M-27 0C-22 -36 -8 -46 0 -47C8 -46 22 -36 27 0Q14 -12 0 0Q-14 -12 -27 0Z', { fill: crayon.lilac }),
]

/** Returns a note of music. */
export const note = (colour: string): Drawing => [
  ellipse(-14, 36, 20, 15, { fill: colour }),
  path('M4 34V-44C20 -38 34 -30 34 -8', { stroke: colour, width: 8 }),
]
