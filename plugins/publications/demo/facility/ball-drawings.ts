import { bear, fox, hare, hedgehog, owl } from './animals.ts'
import { area, crayons, dot, drawingOn, line, place } from './crayons.ts'
import { maple, oak, oval } from './leaves.ts'

const { paper, sand, sun, orange, red, brown, mint, green, sky, lilac, violet, black } = crayons
const lying = [1200, 900] as const
const standing = [900, 1200] as const

/** Picture of the demo: an SVG of our own, what it shows, and its caption. */
export interface DemoPicture {
  readonly svg: string
  readonly alt: string
  readonly caption: string
}

const leavesOfWreath = Array.from({ length: 22 }, (_, n) => {
  const angle = (n / 22) * 2 * Math.PI
  const leaf = [maple, oval, oak][n % 3] ?? oval
  const colour = [sun, orange, red, sun, green][n % 5] ?? sun
  const turn = (angle * 180) / Math.PI + (n % 2 ? -52 : 38)
  return place(leaf(colour), 280 * Math.cos(angle), 280 * Math.sin(angle), turn, 1.05)
})
const bow =
  area('M0 0q-150-110-160-10t160 10q150-110 160-10t-160 10z', lilac) + line('M-8 6l-70 150M8 6l70 150', lilac, 34) + dot(0, 0, sun, 30)
const ring = line('M0-280a280 280 0 1 1-1 0', brown, 30)
const wreath = drawingOn(violet, lying, place([ring, ...leavesOfWreath, place(bow, 0, 300, 0, 1.1)].join(''), 600, 420, 0, 0.86))

const pumpkin = [
  dot(-92, 0, orange, 96, 124) + dot(92, 0, orange, 96, 124) + dot(0, 0, orange, 92, 138),
  line('M-56-108q-44 108 0 216M56-108q44 108 0 216', brown, 8) + line('M0-130q-6-50 40-70', green, 34),
].join('')
const soup = drawingOn(
  sun,
  lying,
  area('M0 690h1200v210H0z', violet),
  place(pumpkin, 240, 570, -4, 1.3),
  line('M800 470l190-270', brown, 34) + dot(1000, 186, brown, 40, 50),
  area('M390 470h660q-10 300-330 300t-330-300z', red) + line('M560 772h320', red, 30),
  dot(720, 470, sand, 344, 84) + dot(720, 474, orange, 306, 64),
  line('M560 476q60-40 120 0t120 0t100-10', paper, 18),
  dot(640, 506, green, 14, 8) + dot(820, 504, green, 14, 8) + dot(740, 446, green, 14, 8),
  line('M590 320q-50-60 0-120t0-110M720 320q-50-60 0-120t0-110M850 320q-50-60 0-120t0-110', paper, 26),
)

const track = 'M70 180C500 20 1180 90 1080 330S170 330 160 560S640 760 1130 720'
const chestnut = dot(0, 0, brown, 46, 42) + area('M-40 12q40 40 80 0q-6 30-40 30t-40-30z', sand) + dot(-16, -18, orange, 12, 8)
const flag = line('M0 0V-230', brown, 18) + area('M-8-230l-150 56 150 56z', violet)
const run = drawingOn(
  mint,
  lying,
  line('M330 150v700M860 210v640M1060 360v500M190 600v260', brown, 26),
  line(track, orange, 128) + line(track, sand, 96),
  place(chestnut, 200, 122, 0, 0.9),
  place(chestnut, 620, 84, 50),
  place(chestnut, 1040, 220, 100, 1.1),
  place(chestnut, 720, 388, 150),
  place(chestnut, 330, 428, 200, 0.9),
  place(chestnut, 250, 656, 250, 1.1),
  place(chestnut, 640, 732, 300),
  place(flag, 1110, 690),
)

const notes = [
  dot(0, 0, violet, 30, 22) + line('M26-4V-120q10 40 56 50', violet, 14),
  dot(0, 0, violet, 28, 20) + dot(110, -20, violet, 28, 20) + line('M24-4V-118l110-20V-24', violet, 14),
]
const scarf = (colour: string, spots: string) =>
  area('M0 0C170-110 250 130 420 30S640-60 720 60L690 240C600 150 560 190 430 240S170 250 20 190z', colour) +
  [110, 270, 420, 560].map((x) => dot(x, 116, spots, 26)).join('') +
  line('M-50 150L30 60', brown, 30)
const scarves = drawingOn(
  lilac,
  standing,
  place(scarf(orange, sun), 110, 220, 4, 1),
  place(scarf(violet, lilac), 90, 580, -8, 1),
  place(scarf(sun, red), 130, 870, 6, 0.95),
  place(notes[0] ?? '', 690, 190, 8),
)

// Legs, arms and shoes of a leaf, which stands on its origin.
const legs = (colour: string, lift: number) =>
  line(`M-36-180L-70-20M36-180L${70 + lift}-${40 + lift}`, brown, 18) +
  dot(-88, -14, colour, 46, 22) +
  dot(92 + lift, -34 - lift, colour, 46, 22)
const dance = drawingOn(
  sky,
  lying,
  area('M0 720q600-90 1200 0v180H0z', green),
  place(legs(red, 30) + line('M90-330l160-70M-90-330l-120-130', brown, 18) + place(maple(sun), 0, -540, 0, 2.1), 415, 790, -6),
  place(legs(violet, 50) + line('M-90-330l-150-70M90-330l140-120', brown, 18) + place(oak(red), 0, -560, 0, 2.1), 800, 780, 8),
  place(notes[0] ?? '', 120, 330),
  place(notes[1] ?? '', 560, 190),
  place(notes[0] ?? '', 1070, 300, 12),
)

const flags = Array.from({ length: 10 }, (_, n) => {
  const x = 60 + n * 120
  const y = 110 + 80 * Math.sin((n / 9) * Math.PI)
  return place(area('M-46 0h92l-46 96z', [orange, violet, red, green][n % 4] ?? red), x, y, (4.5 - n) * -2)
})
const group = drawingOn(
  paper,
  lying,
  line('M0 96q600 190 1200 0', black, 8),
  ...flags,
  area('M0 760q600-60 1200 0v140H0z', green),
  place(hedgehog, 168, 812),
  place(fox, 380, 806),
  place(hare, 850, 806),
  place(bear, 610, 800, 0, 1.05),
  place(owl, 1060, 812),
)

/** Pictures of the autumn ball. */
export const ballPictures: readonly DemoPicture[] = [
  {
    svg: wreath,
    alt: 'Wieniec z żółtych, pomarańczowych i czerwonych liści, przewiązany kokardą',
    caption: 'Wieniec z liści z naszego ogrodu',
  },
  { svg: soup, alt: 'Miska gorącej zupy z drewnianą łyżką, obok dynia', caption: 'Dyniowa zupa średniaków' },
  { svg: run, alt: 'Kręty tor na słupkach, po którym toczą się kasztany do mety z chorągiewką', caption: 'Kasztanowy bieg' },
  { svg: scarves, alt: 'Trzy chusty w kropki falują w powietrzu', caption: 'Maluchy tańczyły z chustami' },
  { svg: dance, alt: 'Dwa liście na nogach tańczą na trawie wśród nut', caption: 'Liście też zatańczyły' },
  { svg: group, alt: 'Jeż, lis, miś, zając i sowa stoją razem pod chorągiewkami', caption: 'Na koniec wspólne zdjęcie w przebraniach' },
]
