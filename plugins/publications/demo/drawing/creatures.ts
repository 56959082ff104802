import { around, box, circle, ellipse, path, polygon } from './build-shape.ts'
import { crayon, type Drawing, row } from './shape.ts'

const eye = (x: number, y: number, radius = 4) => circle(x, y, radius, { fill: crayon.ink })

/** A hedgehog that looks to the right. */
export const hedgehog: Drawing = [
  polygon(
    [...Array.from({ length: 23 }, (_, n) => around(n % 2 ? 50 : 38, -98 + n * 8)), [40, 30], [-40, 30]].map(([x = 0, y = 0]) => [
      x - 6,
      y + 10,
    ]),
    { fill: crayon.brown, stroke: crayon.brown, width: 4 },
  ),
  path('M14 40C6 10 24 -2 36 4C46 10 52 22 64 28C60 38 40 42 14 40Z', { fill: crayon.sand }),
  circle(64, 27, 5, { fill: crayon.ink }),
  eye(40, 16),
  ellipse(-24, 42, 10, 5, { fill: crayon.sand }),
  ellipse(20, 42, 10, 5, { fill: crayon.sand }),
]

/** Returns a bird that looks to the right. */
export const bird = (body: string, wing: string, breast: string = crayon.yellow): Drawing => [
  path('M-14 34V50M6 34V50M-20 50H-8M0 50H12', { stroke: crayon.brown, width: 4 }),
  path('M-30 8L-66 -8L-58 18Z', { fill: wing }),
  path('M-40 4C-40 44 34 46 36 0C38 -40 2 -46 -4 -16C-10 -8 -38 -14 -40 4Z', { fill: body }),
  path('M36 -4C36 32 12 40 -2 36C14 24 14 4 36 -4Z', { fill: breast }),
  path('M-30 6C-18 -6 8 0 8 14C-4 30 -26 22 -30 6Z', { fill: wing }),
  path('M34 -18L56 -10L34 -4Z', { fill: crayon.orange }),
  eye(20, -16, 5),
]

/** Returns a butterfly. */
export const butterfly = (upper: string, lower: string): Drawing => [
  path('M0 -4C-20 -60 -66 -50 -60 -16C-56 10 -20 10 0 2ZM0 -4C20 -60 66 -50 60 -16C56 10 20 10 0 2Z', { fill: upper }),
  path('M0 2C-20 0 -50 10 -42 36C-34 54 -6 44 0 10ZM0 2C20 0 50 10 42 36C34 54 6 44 0 10Z', { fill: lower }),
  circle(-36, -20, 9, { fill: crayon.white }),
  circle(36, -20, 9, { fill: crayon.white }),
  circle(-24, 26, 6, { fill: crayon.white }),
  circle(24, 26, 6, { fill: crayon.white }),
  path('M0 -20Q-6 -40 -18 -46M0 -20Q6 -40 18 -46', { stroke: crayon.ink, width: 4 }),
  box(-5, -24, 10, 66, { fill: crayon.ink }, 5),
]

/** A caterpillar. */
export const caterpillar: Drawing = [
  ...row(4, (n) => [circle(-48 + n * 24, n % 2 ? 6 : 0, 18, { fill: n % 2 ? crayon.green : crayon.mint })]),
  path('M46 -16Q46 -34 38 -40M58 -14Q62 -30 72 -32', { stroke: crayon.green, width: 4 }),
  circle(50, -2, 22, { fill: crayon.yellow }),
  eye(44, -6),
  eye(60, -6),
  path('M44 8Q52 14 60 8', { stroke: crayon.ink, width: 3 }),
]

/** A chrysalis on a twig. */
export const chrysalis: Drawing = [
  path('M-50 -44H50M0 -44V-34', { stroke: crayon.brown, width: 6 }),
  path('M0 -36C26 -30 26 10 4 46C0 50 -2 50 -6 46C-26 10 -26 -30 0 -36Z', { fill: crayon.mint }),
  path('M-20 -12Q0 -2 21 -12M-18 6Q0 16 17 6M-12 24Q0 32 11 24', { stroke: crayon.green, width: 3 }),
]

/** A snail. */
export const snail: Drawing = [
  path('M-62 44C-40 44 -30 40 -20 38C10 42 30 34 34 -2C36 -18 56 -16 56 0C56 30 40 50 10 50H-56C-66 50 -68 44 -62 44Z', {
    fill: crayon.sand,
  }),
  path('M40 -10L34 -32M52 -10L58 -30', { stroke: crayon.sand, width: 5 }),
  circle(34, -33, 5, { fill: crayon.ink }),
  circle(58, -31, 5, { fill: crayon.ink }),
  circle(-12, 6, 38, { fill: crayon.orange }),
  path('M-12 8C-20 8 -20 -4 -10 -6C6 -6 6 20 -12 22C-36 22 -38 -18 -10 -20C20 -22 24 22 2 34', { stroke: crayon.brown, width: 6 }),
]

/** A teddy bear that sits. */
export const teddy: Drawing = [
  circle(-24, -44, 12, { fill: crayon.brown }),
  circle(24, -44, 12, { fill: crayon.brown }),
  ellipse(-32, 12, 12, 20, { fill: crayon.brown }),
  ellipse(32, 12, 12, 20, { fill: crayon.brown }),
  ellipse(0, 20, 30, 30, { fill: crayon.brown }),
  ellipse(0, 22, 18, 19, { fill: crayon.sand }),
  circle(-24, 46, 13, { fill: crayon.brown }),
  circle(24, 46, 13, { fill: crayon.brown }),
  circle(-24, 46, 6, { fill: crayon.sand }),
  circle(24, 46, 6, { fill: crayon.sand }),
  circle(0, -26, 31, { fill: crayon.brown }),
  ellipse(0, -16, 15, 12, { fill: crayon.sand }),
  ellipse(0, -21, 5, 4, { fill: crayon.ink }),
  path('M-6 -12Q0 -6 6 -12', { stroke: crayon.ink, width: 3 }),
  eye(-12, -32),
  eye(12, -32),
]

/** Returns a mask of a cat; the eyes show what is behind. */
export const catMask = (behind: string): Drawing => [
  path('M-46 4L-52 -50L-20 -28Q0 -34 20 -28L52 -50L46 4C42 34 18 40 0 40C-18 40 -42 34 -46 4Z', { fill: crayon.orange }),
  path('M-42 -14L-45 -36L-30 -26ZM42 -14L45 -36L30 -26Z', { fill: crayon.peach }),
  path('M-34 -2C-26 -14 -14 -12 -10 0C-18 8 -28 8 -34 -2ZM34 -2C26 -14 14 -12 10 0C18 8 28 8 34 -2Z', { fill: behind }),
  path('M-6 12H6L0 20Z', { fill: crayon.ink }),
  path('M0 20V26M-10 28Q-4 32 0 26Q4 32 10 28', { stroke: crayon.ink, width: 3 }),
  path('M-22 16L-62 8M-22 22L-62 26M22 16L62 8M22 22L62 26', { stroke: crayon.ink, width: 3 }),
]
