import { box, path } from '../drawing/build-shape.ts'
import { child } from '../drawing/people.ts'
import { coverOf, scatter } from '../drawing/scene.ts'
import { crayon, place } from '../drawing/shape.ts'
import { drop, sun } from '../drawing/sky.ts'
import { backpack, balloon, calendar, crayonStick, heart, house, umbrella } from '../drawing/things.ts'

const { cream, orange, peach, red, brown, green, mint, blue, sky, lilac, white, sand } = crayon

const children = [child(red, brown), child(blue, sand), child(green, crayon.ink)]

/** Covers of the blog. */
export const blogCovers = {
  adaptation: () =>
    coverOf(
      'Dziecko przed przedszkolem, nad nim serce',
      { sky, ground: mint },
      place(house, { x: 640, y: 240, size: 3.8 }),
      place(child(orange, brown), { x: 270, y: 330, size: 2.9 }),
      place(heart(red), { x: 270, y: 110, size: 1.1 }),
    ),
  choice: () =>
    coverOf(
      'Trzy domy, nad środkowym świeci słońce',
      { sky: cream, ground: mint },
      place(sun, { x: 480, y: 110, size: 1.7 }),
      scatter(
        [house],
        [
          { x: 180, y: 340, size: 2.3 },
          { x: 790, y: 340, size: 2.3 },
          { x: 480, y: 310, size: 2.8 },
        ],
      ),
    ),
  calendar: () => coverOf('Kalendarz z zaznaczonym dniem', { sky: peach }, place(calendar, { x: 480, y: 265, size: 4 })),
  bag: () =>
    coverOf(
      'Plecak, parasol i balon',
      { sky: lilac, ground: mint },
      place(umbrella, { x: 210, y: 260, size: 2.6, angle: -12 }),
      place(backpack, { x: 500, y: 280, size: 3.4 }),
      place(balloon(red), { x: 800, y: 230, size: 2.6 }),
    ),
  protection: () =>
    coverOf(
      'Troje dzieci pod wielkim parasolem',
      { sky, ground: mint },
      scatter(
        [drop(blue)],
        [
          { x: 70, y: 120, size: 0.7 },
          { x: 130, y: 260, size: 0.7 },
          { x: 890, y: 120, size: 0.7 },
          { x: 840, y: 270, size: 0.7 },
        ],
      ),
      place(umbrella, { x: 480, y: 230, size: 5 }),
      scatter(children, [
        { x: 310, y: 380, size: 2 },
        { x: 590, y: 380, size: 2 },
        { x: 450, y: 390, size: 2 },
      ]),
    ),
  drawing: () =>
    coverOf(
      'Rysunek domu i słońca, przy którym leżą dwie kredki',
      { sky: sand },
      [box(250, 60, 460, 420, { fill: white }, 6), path('M290 420Q480 380 670 420', { stroke: mint, width: 26 })],
      place(house, { x: 450, y: 290, size: 2.2 }),
      place(sun, { x: 630, y: 140, size: 1 }),
      scatter(
        [crayonStick(red), crayonStick(blue)],
        [
          { x: 140, y: 300, size: 2.6, angle: 24 },
          { x: 830, y: 280, size: 2.6, angle: -30 },
        ],
      ),
    ),
}
