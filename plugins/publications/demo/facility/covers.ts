import { area, crayons, dot, drawingOn, line, place } from './crayons.ts'
import { maple, oak, oval } from './leaves.ts'

const { sand, sun, orange, red, brown, green, sky, lilac, violet, black, white } = crayons
const wide = [1280, 720] as const

/** Cover of the autumn ball: leaves in the wind. */
export const windyLeaves = drawingOn(
  sand,
  wide,
  area('M0 560q320-90 640-20t640-40v220H0z', green),
  place(oval(orange), 150, 150, 30),
  place(maple(red), 420, 250, -24, 1.1),
  place(maple(sun), 650, 80, 14, 1.2),
  place(oak(orange), 890, 250, 52),
  place(oval(red), 1130, 120, 66),
  place(oak(sun), 240, 460, -70),
  place(maple(orange), 760, 480, 80),
  place(oval(sun), 1060, 430, 20),
)

/** Cover of the winter contest: a snowman. */
export const snowman = drawingOn(
  sky,
  wide,
  area('M0 520q400-120 1280 0v200H0z', lilac),
  line('M500 440L330 330M384 366l-50 20M780 440l170-90M900 376l50 30', brown, 16),
  dot(640, 500, white, 160, 150) + dot(640, 290, white, 104),
  dot(605, 268, black, 12) + dot(676, 268, black, 12) + dot(640, 450, violet, 14) + dot(640, 510, violet, 14),
  area('M632 288l128 30-128 20z', orange),
  line('M560 376q80 40 160 0M704 384l24 96', red, 36),
  area('M540 215h200l-26-116H566z', violet) + line('M506 215h268', violet, 24),
)
