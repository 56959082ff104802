import { around, box, path } from './build-shape.ts'
import { type Drawing, type Place, place, row } from './shape.ts'
import { svgOf } from './svg.ts'

/** Size of a cover. It is drawn smaller, since larger pictures take most of the time of the seed. */
const scene = { width: 960, height: 540, scale: 2 / 3 } as const

/** Picture above a post, and what it shows. */
export interface Cover {
  readonly alt: string
  readonly svg: string
}

/** Colours of what is behind; without `ground` it is one colour. */
interface Behind {
  readonly sky: string
  readonly ground?: string
}

/** Returns a cover: drawings before a sky and a ground. */
export const coverOf = (alt: string, { sky, ground }: Behind, ...drawings: readonly Drawing[]): Cover => {
  const hill = ground === undefined ? [] : [path('M0 410Q240 350 500 396Q740 438 960 380V540H0Z', { fill: ground })]
  const drawing = [box(0, 0, scene.width, scene.height, { fill: sky }), ...hill, ...drawings.flat()]
  return { alt, svg: svgOf(drawing, scene) }
}

/** Returns drawings at places, in turn, as often as there are places. */
export const scatter = (drawings: readonly Drawing[], places: readonly Place[]): Drawing =>
  row(places.length, (n) => place(drawings[n % drawings.length] ?? [], places[n] ?? {}))

/** Returns so many places all over a cover, without a pattern: multiples of an irrational angle. */
export const spread = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, n) => {
    const [x, y] = around(Math.sqrt((n + 0.5) / count) * scene.width * 0.6, n * 137.5)
    return { x: scene.width / 2 + x, y: scene.height / 2 + y * 0.62, angle: n * 50 }
  })
