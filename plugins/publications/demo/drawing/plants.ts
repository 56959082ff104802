import { around, box, circle, ellipse, path, polygon } from './build-shape.ts'
import { crayon, type Drawing, place, ring } from './shape.ts'

// Motifs are about 100 units tall, around their middle.

/** Returns a leaf with its veins. */
export const leaf = (colour: string): Drawing => [
  path('M0 -50C34 -28 38 18 0 46C-38 18 -34 -28 0 -50Z', { fill: colour }),
  path('M0 -34V62M0 -8L16 -20M0 12L20 -2M0 -8L-16 -20M0 12L-20 -2', { stroke: crayon.brown, width: 4 }),
]

const halfOfMaple = [
  [0, -52],
  [9, -32],
  [22, -38],
  [18, -18],
  [42, -24],
  [36, -6],
  [50, 6],
  [24, 18],
  [28, 32],
  [4, 28],
] as const

/** Returns a leaf of a maple. */
export const mapleLeaf = (colour: string): Drawing => [
  polygon([...halfOfMaple, ...halfOfMaple.map(([x, y]) => [-x, y] as const).reverse()], { fill: colour, stroke: colour, width: 4 }),
  path('M0 -30V58M0 22L28 -8M0 22L-28 -8', { stroke: crayon.brown, width: 4 }),
]

/** A chestnut. */
export const chestnut: Drawing = [
  path('M-42 4C-44 -46 44 -46 42 4C40 46 -40 46 -42 4Z', { fill: crayon.brown }),
  path('M-26 22C-14 8 14 8 26 22C14 38 -14 38 -26 22Z', { fill: crayon.sand }),
  path('M-24 -14Q-14 -28 2 -28', { stroke: crayon.peach, width: 5 }),
]

/** An acorn. */
export const acorn: Drawing = [
  path('M-26 -6C-28 30 -10 46 0 52C10 46 28 30 26 -6Z', { fill: crayon.sand }),
  path('M-34 -4C-34 -40 34 -40 34 -4Z', { fill: crayon.brown }),
  path('M0 -30V-46', { stroke: crayon.brown, width: 7 }),
]

/** A mushroom with dots. */
export const mushroom: Drawing = [
  path('M-16 -4C-12 20 -20 40 -22 48H22C20 40 12 20 16 -4Z', { fill: crayon.cream }),
  path('M-50 4C-46 -58 46 -58 50 4Z', { fill: crayon.red }),
  circle(-20, -18, 8, { fill: crayon.white }),
  circle(14, -26, 9, { fill: crayon.white }),
  circle(28, -6, 6, { fill: crayon.white }),
]

/** Returns a flower with petals. */
export const flower = (petals: string, middle: string = crayon.yellow): Drawing => [
  ...ring(7, () => [ellipse(0, -30, 15, 22, { fill: petals })]),
  circle(0, 0, 18, { fill: middle }),
]

/** Returns a tulip. */
export const tulip = (petals: string): Drawing => [
  path('M0 -10V54', { stroke: crayon.green, width: 7 }),
  path('M0 40C-34 36 -36 4 -34 -2C-14 6 0 18 0 40Z', { fill: crayon.green }),
  path('M-26 -48L-12 -32L0 -52L12 -32L26 -48C32 -8 16 4 0 4C-16 4 -32 -8 -26 -48Z', { fill: petals }),
]

/** A plant that has just come up. */
export const sprout: Drawing = [
  path('M0 52C-4 20 6 0 0 -18', { stroke: crayon.green, width: 8 }),
  path('M0 -16C-8 -46 -42 -46 -52 -38C-46 -12 -22 -6 0 -16Z', { fill: crayon.mint }),
  path('M0 -16C6 -52 38 -56 50 -48C46 -20 24 -8 0 -16Z', { fill: crayon.green }),
]

/** A Christmas tree with baubles and a star. */
export const christmasTree: Drawing = [
  box(-8, 34, 16, 20, { fill: crayon.brown }),
  path('M0 -44L30 -6L-30 -6Z', { fill: crayon.green }),
  path('M0 -22L44 38L-44 38Z', { fill: crayon.green }),
  circle(-8, -10, 5, { fill: crayon.red }),
  circle(12, 8, 5, { fill: crayon.yellow }),
  circle(-14, 24, 6, { fill: crayon.lilac }),
  circle(24, 28, 5, { fill: crayon.red }),
  ...place(star(crayon.yellow), { y: -46, size: 0.24 }),
]

/** Returns a star. */
export function star(colour: string): Drawing {
  const points = Array.from({ length: 10 }, (_, n) => around(n % 2 ? 22 : 50, n * 36))
  return [polygon(points, { fill: colour, stroke: colour, width: 6 })]
}

/** An apple. */
export const apple: Drawing = [
  path('M0 -22C-12 -36 -46 -32 -44 4C-42 34 -20 50 0 42C20 50 42 34 44 4C46 -32 12 -36 0 -22Z', { fill: crayon.red }),
  path('M0 -20Q2 -38 10 -46', { stroke: crayon.brown, width: 6 }),
  path('M6 -34C14 -52 36 -50 42 -44C34 -30 18 -26 6 -34Z', { fill: crayon.green }),
  path('M-28 -2Q-28 -14 -20 -18', { stroke: crayon.peach, width: 6 }),
]

/** A carrot. */
export const carrot: Drawing = [
  path('M-8 -24C-14 -48 -24 -48 -26 -50M0 -24V-54M8 -24C14 -48 24 -48 26 -50', { stroke: crayon.green, width: 8 }),
  path('M-20 -22C-14 -34 14 -34 20 -22C22 4 8 34 0 54C-8 34 -22 4 -20 -22Z', { fill: crayon.orange }),
  path('M-14 -8H-2M2 8H12M-8 22H0', { stroke: crayon.brown, width: 3 }),
]
