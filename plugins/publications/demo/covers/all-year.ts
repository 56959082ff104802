import { box, circle, path } from '../drawing/build-shape.ts'
import { snail } from '../drawing/creatures.ts'
import { cardboardHouse, child, face, plate } from '../drawing/people.ts'
import { apple, carrot, leaf } from '../drawing/plants.ts'
import { coverOf, scatter, spread } from '../drawing/scene.ts'
import { crayon, place, row } from '../drawing/shape.ts'
import { planet, ringedPlanet, rocket } from '../drawing/sky.ts'
import { crayonStick, note, trafficLight } from '../drawing/things.ts'

const { yellow, cream, orange, peach, red, brown, green, mint, blue, sky, purple, lilac, white, pink, sand, grey } = crayon

const children = [child(red, brown), child(blue, sand), child(green, crayon.ink)]

/** Covers of materials for the whole year. */
export const allYearCovers = {
  planets: () =>
    coverOf(
      'Słońce, planety i rakieta na nocnym niebie',
      { sky: purple },
      scatter([[circle(0, 0, 4, { fill: white })], [circle(0, 0, 2.5, { fill: white })]], spread(40)),
      [circle(40, 270, 190, { fill: yellow })],
      scatter(
        [planet(peach, orange), planet(blue, mint), ringedPlanet, planet(red)],
        [
          { x: 370, y: 140, size: 1.9 },
          { x: 540, y: 400, size: 1.4 },
          { x: 740, y: 180, size: 2 },
          { x: 300, y: 420, size: 0.7 },
        ],
      ),
      place(rocket, { x: 820, y: 410, size: 1.7, angle: 40 }),
    ),
  trafficLight: () =>
    coverOf(
      'Sygnalizator przy przejściu dla pieszych',
      { sky: cream },
      [box(0, 420, 960, 120, { fill: grey })],
      row(7, (n) => [path(`M${330 + n * 86} 430H${384 + n * 86}L${364 + n * 86} 530H${300 + n * 86}Z`, { fill: white })]),
      place(trafficLight, { x: 210, y: 230, size: 3.4 }),
      place(child(blue, brown), { x: 640, y: 290, size: 2.7 }),
      place(child(red, sand), { x: 790, y: 300, size: 2.5 }),
    ),
  traces: () =>
    coverOf(
      'Kredka rysuje falistą linię po śladzie z kropek',
      { sky: white },
      [
        path('M80 200C200 60 300 340 420 200C540 60 640 340 760 200', { stroke: grey, width: 12, dashes: 26 }),
        path('M80 400C200 260 300 540 420 400C480 330 520 330 560 350', { stroke: red, width: 16 }),
        path('M560 350C660 440 700 480 880 330', { stroke: grey, width: 12, dashes: 26 }),
      ],
      place(crayonStick(red), { x: 655, y: 210, size: 2.7, angle: 34 }),
    ),
  faces: () =>
    coverOf(
      'Cztery buzie: wesoła, smutna, zła i zdziwiona',
      { sky: mint },
      scatter(
        [face('joy', yellow), face('sadness', sky), face('anger', peach), face('surprise', pink)],
        [
          { x: 270, y: 160, size: 2.3 },
          { x: 690, y: 160, size: 2.3 },
          { x: 270, y: 395, size: 2.3 },
          { x: 690, y: 395, size: 2.3 },
        ],
      ),
    ),
  plate: () =>
    coverOf(
      'Jabłko i marchewka na białym talerzu',
      { sky: orange },
      place(plate, { x: 480, y: 270, size: 4 }),
      place(apple, { x: 390, y: 260, size: 2.2 }),
      place(carrot, { x: 580, y: 280, size: 2.2, angle: 30 }),
    ),
  notes: () =>
    coverOf(
      'Nuty i troje śpiewających dzieci',
      { sky: lilac, ground: purple },
      scatter(children, [
        { x: 240, y: 330, size: 2.6 },
        { x: 480, y: 330, size: 2.8 },
        { x: 720, y: 330, size: 2.6 },
      ]),
      scatter(
        [note(purple), note(red)],
        [
          { x: 120, y: 130, size: 1.3, angle: -10 },
          { x: 350, y: 110, size: 1, angle: 8 },
          { x: 620, y: 110, size: 1.2, angle: -6 },
          { x: 850, y: 140, size: 1.3, angle: 12 },
        ],
      ),
    ),
  snail: () =>
    coverOf(
      'Ślimak z pomarańczową muszlą na zielonej łące',
      { sky: cream, ground: mint },
      place(snail, { x: 460, y: 270, size: 3.6 }),
      place(leaf(green), { x: 850, y: 380, size: 1.6, angle: 40 }),
    ),
  cardboard: () =>
    coverOf(
      'Dom z kartonu i dwoje dzieci, które go zbudowały',
      { sky: cream, ground: peach },
      place(cardboardHouse, { x: 480, y: 280, size: 3.4 }),
      place(child(red, brown), { x: 150, y: 340, size: 2.5 }),
      place(child(green, sand), { x: 820, y: 340, size: 2.5 }),
    ),
  crayons: () =>
    coverOf(
      'Rząd kolorowych kredek',
      { sky: mint },
      scatter(
        [red, orange, yellow, green, blue, purple].map(crayonStick),
        Array.from({ length: 6 }, (_, n) => ({ x: 140 + n * 136, y: 270 + (n % 2) * 40, size: 3.6, angle: n % 2 ? 4 : -4 })),
      ),
    ),
}
