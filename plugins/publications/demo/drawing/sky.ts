import { circle, path } from './build-shape.ts'
import { crayon, type Drawing, ring } from './shape.ts'

/** The sun with its rays. */
export const sun: Drawing = [
  ...ring(12, () => [path('M0 -40V-52', { stroke: crayon.yellow, width: 7 })]),
  circle(0, 0, 30, { fill: crayon.yellow }),
]

/** Returns a cloud. */
export const cloud = (colour: string): Drawing => [
  path('M-40 24C-64 24 -62 -10 -38 -8C-36 -38 4 -40 12 -18C34 -28 52 -6 42 6C58 10 54 24 40 24Z', { fill: colour }),
]

/** Returns a drop of water. */
export const drop = (colour: string): Drawing => [
  path('M0 -46C10 -16 30 0 30 20C30 52 -30 52 -30 20C-30 0 -10 -16 0 -46Z', { fill: colour }),
]

/** Returns a snowflake. */
export const snowflake = (colour: string): Drawing =>
  ring(6, () => [path('M0 0V-48M0 -22L-12 -34M0 -22L12 -34M0 -36L-8 -44M0 -36L8 -44', { stroke: colour, width: 6 })])

/** Returns a planet; `band`: the colour of its stripes. */
export const planet = (colour: string, band?: string): Drawing => [
  circle(0, 0, 44, { fill: colour }),
  ...(band === undefined
    ? []
    : [path('M-40 -16Q0 -4 40 -16', { stroke: band, width: 7 }), path('M-43 8Q0 22 43 8', { stroke: band, width: 9 })]),
]

/** Saturn. */
export const ringedPlanet: Drawing = [
  circle(0, 0, 34, { fill: crayon.sand }),
  path('M-33 -6Q0 4 33 -6', { stroke: crayon.brown, width: 5 }),
  path('M-32 -14C-92 14 -40 34 0 22C46 8 86 -22 32 -16', { stroke: crayon.peach, width: 8 }),
]

/** The Earth from afar. */
export const earth: Drawing = [
  circle(0, 0, 48, { fill: crayon.blue }),
  path('M-38 -26C-20 -50 6 -44 2 -30C-2 -18 -16 -20 -14 -8C-12 2 -26 6 -32 -4C-38 -8 -42 -18 -38 -26Z', { fill: crayon.mint }),
  path('M8 -6C24 -18 42 -8 44 6C42 22 30 36 20 36C8 32 16 18 8 12C2 6 2 -2 8 -6Z', { fill: crayon.mint }),
  path('M-24 18C-14 14 -6 22 -10 32C-14 40 -26 32 -24 18Z', { fill: crayon.mint }),
]

/** A rocket with its fire. */
export const rocket: Drawing = [
  path('M-12 34C-8 60 8 60 12 34Z', { fill: crayon.orange }),
  path('M-20 10L-38 40L-14 34ZM20 10L38 40L14 34Z', { fill: crayon.red }),
  path('M0 -56C26 -32 26 6 16 36H-16C-26 6 -26 -32 0 -56Z', { fill: crayon.white }),
  path('M0 -56C10 -47 16 -36 19 -26H-19C-16 -36 -10 -47 0 -56Z', { fill: crayon.red }),
  circle(0, -6, 10, { fill: crayon.sky, stroke: crayon.purple, width: 4 }),
]

/** The moon, and the dark side of it in the colour of what is behind. */
export const moon = (behind: string): Drawing => [circle(0, 0, 42, { fill: crayon.yellow }), circle(18, -12, 36, { fill: behind })]

/** Returns a rainbow. */
export const rainbow: Drawing = [crayon.red, crayon.orange, crayon.yellow, crayon.mint, crayon.blue, crayon.lilac].map((colour, n) => {
  const radius = 50 - n * 6
  return path(`M${-radius} 30C${-radius} ${30 - radius * 1.34} ${radius} ${30 - radius * 1.34} ${radius} 30`, {
    stroke: colour,
    width: 6.4,
  })
})
