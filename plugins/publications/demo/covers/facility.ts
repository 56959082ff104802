import { box, circle, path } from '../drawing/build-shape.ts'
import { leaf, mapleLeaf } from '../drawing/plants.ts'
import { coverOf, scatter, spread } from '../drawing/scene.ts'
import { crayon } from '../drawing/shape.ts'

const { yellow, cream, orange, red, mint, purple, sky, white, ink } = crayon

/** Covers of the posts of the demo's facility. */
export const facilityCovers = {
  leaves: () =>
    coverOf(
      'Kolorowe liście wirują nad łąką',
      { sky: cream, ground: mint },
      scatter([leaf(orange), mapleLeaf(red), leaf(yellow), mapleLeaf(orange)], spread(16)),
    ),
  snowman: () =>
    coverOf('Bałwan w fioletowym kapeluszu na śniegu', { sky, ground: white }, scatter([[circle(0, 0, 8, { fill: white })]], spread(36)), [
      circle(480, 390, 122, { fill: white, stroke: sky, width: 4 }),
      circle(480, 210, 82, { fill: white, stroke: sky, width: 4 }),
      path('M480 212L580 232L480 240Z', { fill: orange }),
      circle(452, 186, 10, { fill: ink }),
      circle(508, 186, 10, { fill: ink }),
      box(410, 52, 140, 84, { fill: purple }, 8),
      path('M376 140H584', { stroke: purple, width: 22 }),
      path('M404 282Q480 310 556 282', { stroke: red, width: 24 }),
    ]),
}
