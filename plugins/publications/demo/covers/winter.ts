import { box, circle, path } from '../drawing/build-shape.ts'
import { bird, catMask } from '../drawing/creatures.ts'
import { hand } from '../drawing/people.ts'
import { christmasTree, star } from '../drawing/plants.ts'
import { coverOf, scatter, spread } from '../drawing/scene.ts'
import { crayon, place, row } from '../drawing/shape.ts'
import { snowflake } from '../drawing/sky.ts'
import { gift, heart, house, mitten } from '../drawing/things.ts'

const { yellow, cream, orange, red, brown, mint, blue, sky, purple, lilac, white, pink, sand } = crayon

const snow = scatter([[circle(0, 0, 6, { fill: white })], [circle(0, 0, 10, { fill: white })]], spread(44))

/** Covers of materials of the winter and of its days. */
export const winterCovers = {
  gift: () =>
    coverOf(
      'Prezent z żółtą kokardą, obok rękawiczka i choinka w śniegu',
      { sky, ground: white },
      snow,
      place(christmasTree, { x: 190, y: 280, size: 3 }),
      place(gift(red, yellow), { x: 500, y: 310, size: 3.4 }),
      place(mitten(blue), { x: 800, y: 360, size: 2.2, angle: 14 }),
    ),
  nativity: () =>
    coverOf(
      'Wielka gwiazda nad trzema domami w zimową noc',
      { sky: purple, ground: white },
      scatter([[circle(0, 0, 4, { fill: yellow })], [circle(0, 0, 2.5, { fill: white })]], spread(40)),
      [path('M480 150L360 20M480 150L420 0', { stroke: yellow, width: 10 })],
      place(star(yellow), { x: 480, y: 165, size: 2.4 }),
      scatter(
        [house],
        [
          { x: 180, y: 350, size: 1.8 },
          { x: 480, y: 390, size: 2.2 },
          { x: 780, y: 350, size: 1.8 },
        ],
      ),
    ),
  birdFeeder: () =>
    coverOf(
      'Żółty ptak przy karmniku pełnym ziaren, w którym siedzi drugi',
      { sky, ground: white },
      snow,
      [
        box(606, 300, 28, 200, { fill: brown }),
        box(470, 280, 300, 30, { fill: brown }, 6),
        box(500, 180, 16, 100, { fill: brown }),
        box(724, 180, 16, 100, { fill: brown }),
        path('M440 190L620 80L800 190Z', { fill: red }),
      ],
      row(14, (n) => [circle(500 + n * 18, 272 - (n % 2) * 8, 8, { fill: sand })]),
      place(bird(yellow, blue, yellow), { x: 290, y: 330, size: 2.9 }),
      place(bird(orange, brown, red), { x: 630, y: 222, size: 0.9, mirrored: true }),
    ),
  hand: () =>
    coverOf(
      'Odciśnięta dłoń z sercem w środku',
      { sky: cream },
      place(hand(orange), { x: 480, y: 290, size: 3.9 }),
      place(heart(white), { x: 480, y: 370, size: 1.3 }),
      scatter(
        [heart(red), heart(pink)],
        [
          { x: 140, y: 140, size: 1.2, angle: -14 },
          { x: 820, y: 140, size: 1.3, angle: 12 },
          { x: 170, y: 410, size: 0.9, angle: 10 },
          { x: 810, y: 410, size: 0.9, angle: -12 },
        ],
      ),
    ),
  mask: () =>
    coverOf(
      'Maska kota wśród kolorowego konfetti',
      { sky: lilac },
      scatter(
        [yellow, red, mint, white, blue].map((colour) => [box(-10, -5, 20, 10, { fill: colour }, 4)]),
        spread(70),
      ),
      place(catMask(purple), { x: 480, y: 290, size: 4.4 }),
    ),
  snowflake: () =>
    coverOf(
      'Duży płatek śniegu i kilka mniejszych',
      { sky: blue },
      place(snowflake(white), { x: 480, y: 270, size: 4.4 }),
      scatter(
        [snowflake(sky)],
        [
          { x: 130, y: 130, size: 1.6, angle: 10 },
          { x: 830, y: 120, size: 1.3, angle: 20 },
          { x: 150, y: 430, size: 1.2, angle: 5 },
          { x: 820, y: 420, size: 1.8, angle: 15 },
        ],
      ),
    ),
}
