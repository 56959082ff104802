import { box, circle, path } from '../drawing/build-shape.ts'
import { bird, butterfly, caterpillar } from '../drawing/creatures.ts'
import { flower, sprout, tulip } from '../drawing/plants.ts'
import { coverOf, scatter } from '../drawing/scene.ts'
import { crayon, place, ring, row } from '../drawing/shape.ts'
import { cloud, earth, rainbow, sun } from '../drawing/sky.ts'
import { balloon, bin, heart, jar, kite, medal } from '../drawing/things.ts'

const { yellow, cream, orange, red, brown, green, mint, blue, sky, purple, lilac, white, pink } = crayon

/** Covers of materials of spring, summer and their days. */
export const springCovers = {
  tulips: () =>
    coverOf(
      'Tulipany pod wiosennym słońcem',
      { sky, ground: mint },
      place(sun, { x: 790, y: 140, size: 2 }),
      place(cloud(white), { x: 180, y: 120, size: 2 }),
      scatter(
        [tulip(red), tulip(yellow), tulip(lilac)],
        [
          { x: 220, y: 360, size: 2.4 },
          { x: 420, y: 370, size: 2.8 },
          { x: 620, y: 380, size: 2.4 },
          { x: 800, y: 390, size: 2 },
        ],
      ),
    ),
  bean: () =>
    coverOf(
      'Trzy słoiki, w których rośnie fasola: coraz wyższa',
      { sky: cream },
      [box(0, 430, 960, 110, { fill: crayon.sand })],
      row(3, (n) => [
        ...place(sprout, { x: 200 + n * 280, y: 350 - n * 44, size: 1.3 + n * 0.75 }),
        ...place(jar, { x: 200 + n * 280, y: 360, size: 1.7 }),
        circle(200 + n * 280, 420, 20, { fill: crayon.cream, stroke: brown, width: 4 }),
      ]),
    ),
  earth: () =>
    coverOf(
      'Uśmiechnięta Ziemia i cztery kolorowe kosze na odpady',
      { sky: lilac, ground: mint },
      place(earth, { x: 480, y: 180, size: 3 }),
      [path('M430 200Q480 250 530 200', { stroke: white, width: 10 })],
      scatter(
        [bin(blue), bin(yellow), bin(green), bin(brown)],
        [
          { x: 150, y: 420, size: 1.7 },
          { x: 370, y: 440, size: 1.7 },
          { x: 590, y: 440, size: 1.7 },
          { x: 810, y: 420, size: 1.7 },
        ],
      ),
    ),
  butterfly: () =>
    coverOf(
      'Motyl nad gąsienicą siedzącą na liściu',
      { sky: cream, ground: mint },
      place(butterfly(orange, lilac), { x: 560, y: 210, size: 3.4, angle: 12 }),
      [path('M40 440C160 360 380 380 460 450C340 520 140 520 40 440Z', { fill: green })],
      place(caterpillar, { x: 230, y: 410, size: 2 }),
    ),
  motherFlower: () =>
    coverOf(
      'Kwiat z sercem w środku i płatkami',
      { sky: pink, ground: mint },
      [
        path('M480 250V540', { stroke: green, width: 24 }),
        path('M480 470C560 440 620 400 660 410C640 480 560 500 480 490Z', { fill: green }),
      ],
      place([...ring(9, () => place(heart(red), { y: -74, size: 0.8, angle: 180 })), circle(0, 0, 44, { fill: yellow })], {
        x: 480,
        y: 220,
        size: 1.7,
      }),
      place(heart(red), { x: 480, y: 222, size: 1 }),
    ),
  kite: () =>
    coverOf(
      'Latawiec i balony na niebie',
      { sky, ground: mint },
      place(cloud(white), { x: 760, y: 120, size: 2 }),
      place(kite, { x: 340, y: 230, size: 3.4, angle: 16 }),
      scatter(
        [balloon(red), balloon(yellow), balloon(purple)],
        [
          { x: 640, y: 310, size: 1.9 },
          { x: 750, y: 270, size: 1.9 },
          { x: 850, y: 330, size: 1.9 },
        ],
      ),
    ),
  medal: () =>
    coverOf(
      'Złoty medal na czerwono-niebieskiej wstążce i dwa serca',
      { sky: mint },
      place(medal, { x: 480, y: 270, size: 4.2 }),
      scatter(
        [heart(red), heart(yellow)],
        [
          { x: 170, y: 270, size: 1.7, angle: -10 },
          { x: 800, y: 270, size: 1.7, angle: 10 },
        ],
      ),
    ),
  rainbow: () =>
    coverOf(
      'Tęcza nad łąką z kwiatami',
      { sky, ground: mint },
      place(rainbow, { x: 480, y: 260, size: 5.4 }),
      scatter(
        [flower(red), flower(lilac), flower(white)],
        [
          { x: 120, y: 470, size: 1 },
          { x: 330, y: 490, size: 0.8 },
          { x: 620, y: 490, size: 1 },
          { x: 840, y: 470, size: 0.9 },
        ],
      ),
    ),
  bird: () =>
    coverOf(
      'Wesoły ptak na gałęzi z liśćmi',
      { sky: cream },
      [path('M0 470Q480 420 960 470', { stroke: brown, width: 26 })],
      place(bird(blue, purple, yellow), { x: 470, y: 250, size: 4 }),
      scatter(
        [sprout],
        [
          { x: 130, y: 420, size: 1.3 },
          { x: 830, y: 420, size: 1.3 },
        ],
      ),
    ),
}
