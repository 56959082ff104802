import { box, circle, path } from '../drawing/build-shape.ts'
import { hedgehog, teddy } from '../drawing/creatures.ts'
import { plate } from '../drawing/people.ts'
import { acorn, apple, chestnut, leaf, mapleLeaf, mushroom, star } from '../drawing/plants.ts'
import { coverOf, scatter, spread } from '../drawing/scene.ts'
import { crayon, place, ring, row } from '../drawing/shape.ts'
import { moon } from '../drawing/sky.ts'
import { backpack, candle, crayonStick, flag, heart, key } from '../drawing/things.ts'

const { yellow, cream, orange, peach, red, brown, green, mint, blue, sky, purple, lilac, white, pink } = crayon

const mandala = [
  ...ring(12, (n) => place(leaf(n % 2 ? red : orange), { y: -176, size: 1.1 })),
  ...ring(12, () => place(acorn, { y: -112, size: 0.5, angle: 180 })),
  ...ring(8, (n) => place(mapleLeaf(n % 2 ? yellow : orange), { y: -66, size: 0.6 })),
  ...place(chestnut, { size: 0.5 }),
]

const confetti = scatter(
  [yellow, red, blue, mint, white].map((colour) => [circle(0, 0, 9, { fill: colour })]),
  spread(60),
)

/** Covers of materials of the autumn and of its days. */
export const autumnCovers = {
  mandala: () =>
    coverOf(
      'Mandala z kolorowych liści, żołędzi i kasztana ułożonych w kręgach',
      { sky: cream },
      place(mandala, { x: 480, y: 270, size: 1.12 }),
      scatter(
        [mapleLeaf(red), leaf(yellow), leaf(green)],
        [
          { x: 90, y: 110, size: 1.2, angle: -30 },
          { x: 130, y: 420, size: 1.3, angle: 40 },
          { x: 850, y: 110, size: 1.2, angle: 25 },
          { x: 860, y: 430, size: 1.3, angle: -50 },
        ],
      ),
    ),
  hedgehog: () =>
    coverOf(
      'Jeż idzie przez jesienną łąkę w stronę jabłka',
      { sky: peach, ground: orange },
      place(hedgehog, { x: 350, y: 310, size: 3.6 }),
      place(apple, { x: 760, y: 370, size: 1.9 }),
      scatter(
        [mapleLeaf(red), mushroom, leaf(yellow)],
        [
          { x: 120, y: 110, size: 1.1, angle: 20 },
          { x: 90, y: 470, size: 1 },
          { x: 640, y: 120, size: 1.3, angle: -40 },
          { x: 850, y: 170, size: 1, angle: 60 },
        ],
      ),
    ),
  dots: () =>
    coverOf(
      'Kolorowe kropki różnej wielkości, jedna z nich jest słońcem, a druga balonem',
      { sky: white },
      scatter(
        [red, mint, lilac, blue, pink, orange].map((colour) => [circle(0, 0, 60, { fill: colour })]),
        [
          { x: 150, y: 150, size: 1.5 },
          { x: 820, y: 410, size: 1.7 },
          { x: 180, y: 430, size: 0.9 },
          { x: 360, y: 100, size: 0.6 },
          { x: 800, y: 140, size: 1 },
          { x: 660, y: 90, size: 0.4 },
          { x: 340, y: 470, size: 0.5 },
          { x: 650, y: 480, size: 0.7 },
        ],
      ),
      place([circle(0, 0, 60, { fill: yellow }), ...ring(16, () => [path('M0 -76V-96', { stroke: orange, width: 11 })])], {
        x: 500,
        y: 280,
        size: 1.7,
      }),
      [path('M182 238C150 310 210 330 176 390', { stroke: crayon.grey, width: 5 })],
    ),
  diploma: () =>
    coverOf(
      'Wielka żółta gwiazda wśród konfetti',
      { sky: lilac },
      confetti,
      place(star(white), { x: 480, y: 285, size: 5 }),
      place(star(yellow), { x: 480, y: 285, size: 4.4 }),
      place(
        [
          circle(-14, -8, 4, { fill: crayon.ink }),
          circle(14, -8, 4, { fill: crayon.ink }),
          path('M-12 8Q0 20 12 8', { stroke: crayon.ink, width: 4 }),
        ],
        {
          x: 480,
          y: 285,
          size: 2.6,
        },
      ),
    ),
  start: () =>
    coverOf(
      'Niebieski plecak z żółtą kieszenią i kredki',
      { sky: cream, ground: mint },
      place(backpack, { x: 430, y: 270, size: 3.6 }),
      scatter(
        [crayonStick(red), crayonStick(orange), crayonStick(green)],
        [
          { x: 720, y: 330, size: 2, angle: 12 },
          { x: 810, y: 340, size: 2, angle: -8 },
          { x: 160, y: 350, size: 2, angle: 20 },
        ],
      ),
    ),
  flag: () =>
    coverOf(
      'Trzy biało-czerwone flagi na tle nieba',
      { sky, ground: mint },
      scatter(
        [flag],
        [
          { x: 190, y: 320, size: 2.3 },
          { x: 800, y: 320, size: 2.3 },
          { x: 480, y: 270, size: 3.7 },
        ],
      ),
    ),
  teddy: () =>
    coverOf(
      'Trzy pluszowe misie siedzą przy talerzykach',
      { sky: pink },
      [box(0, 400, 960, 140, { fill: white })],
      row(12, (n) => [circle(n * 86 + 10, 400, 46, { fill: white })]),
      scatter(
        [teddy],
        [
          { x: 200, y: 240, size: 2.3 },
          { x: 760, y: 240, size: 2.3 },
          { x: 480, y: 210, size: 3 },
        ],
      ),
      scatter(
        [plate],
        [
          { x: 200, y: 460, size: 0.9 },
          { x: 480, y: 460, size: 0.9 },
          { x: 760, y: 460, size: 0.9 },
        ],
      ),
      scatter(
        [apple, heart(red), place(chestnut, { size: 0.9 })],
        [
          { x: 200, y: 456, size: 0.6 },
          { x: 480, y: 462, size: 0.6 },
          { x: 760, y: 458, size: 0.6 },
        ],
      ),
    ),
  saintAndrew: () =>
    coverOf(
      'Świeca i klucz na tle nocnego nieba z księżycem',
      { sky: purple },
      scatter([[circle(0, 0, 4, { fill: yellow })], [circle(0, 0, 2.5, { fill: white })]], spread(40)),
      place(moon(purple), { x: 160, y: 140, size: 1.9 }),
      [path('M0 470Q480 400 960 470V540H0Z', { fill: brown })],
      place(candle, { x: 420, y: 290, size: 3.6 }),
      place(key, { x: 730, y: 330, size: 2.7, angle: 35 }),
    ),
}
