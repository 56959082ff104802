import { area, crayons, dot, line } from './crayons.ts'

const { paper, sand, sun, orange, red, brown, lilac, violet, black } = crayons

const eyes = (y: number, apart: number, size = 10) => dot(-apart, y, black, size) + dot(apart, y, black, size)

/** Animals of the demo's drawings, each standing on its origin. */
export const bear = [
  dot(-62, -14, brown, 50, 26) + dot(62, -14, brown, 50, 26),
  dot(0, -150, brown, 122, 150) + dot(0, -130, sand, 72, 96),
  dot(-84, -412, brown, 40) + dot(84, -412, brown, 40) + dot(-84, -412, sand, 20) + dot(84, -412, sand, 20),
  dot(0, -340, brown, 112, 104) + dot(0, -305, sand, 52, 42) + dot(0, -326, black, 20, 14) + eyes(-360, 46),
  line('M-78-246q78 44 156 0', red, 40) + line('M52-232l22 96', red, 36),
].join('')

/** Fox. */
export const fox = [
  area('M60-40q130 10 140-110q4-70-40-120q-20 90-60 110q-60 30-40 120z', orange) +
    area('M160-270q44 50 40 120q-40-6-62-30q16-40 22-90z', paper),
  dot(0, -108, orange, 84, 112) + dot(0, -96, paper, 44, 76) + dot(-42, -12, black, 34, 16) + dot(42, -12, black, 34, 16),
  area('M-104-300l-10-104 66 52h96l66-52-10 104q-14 96-104 118q-90-22-104-118z', orange),
  area('M-102-282q70-8 102 100q32-108 102-100q-20 80-102 100q-82-20-102-100z', paper),
  dot(0, -190, black, 18, 14) + eyes(-282, 42),
].join('')

/** Hedgehog. */
export const hedgehog = [
  line(
    Array.from({ length: 13 }, (_, n) => {
      const angle = Math.PI * (0.94 + (n / 12) * 1.12)
      return `M0-112L${(150 * Math.cos(angle)).toFixed()} ${(150 * Math.sin(angle) - 112).toFixed()}`
    }).join(''),
    brown,
    34,
  ),
  dot(0, -108, brown, 122, 112) + dot(0, -84, sand, 84, 82) + dot(-40, -10, brown, 32, 16) + dot(40, -10, brown, 32, 16),
  dot(0, -92, black, 18, 14) + eyes(-126, 32) + line('M-24-62q24 20 48 0', brown, 8),
].join('')

/** Hare. */
export const hare = [
  line('M-40-330L-58-480M40-330L66-476', lilac, 58) + line('M-44-350L-56-460M44-350L62-458', paper, 20),
  dot(-40, -12, lilac, 46, 20) + dot(40, -12, lilac, 46, 20) + dot(0, -120, lilac, 88, 118) + dot(0, -106, paper, 48, 80),
  dot(0, -284, lilac, 92, 86) + dot(0, -262, red, 14, 10) + eyes(-296, 40) + line('M0-252v22M-22-222q22 16 44 0', violet, 7),
].join('')

/** Owl. */
export const owl = [
  area('M-96-236l-6-74 62 34h80l62-34-6 74z', violet) + dot(0, -136, violet, 104, 136) + dot(0, -104, lilac, 60, 88),
  line('M-26-140q-14 14-28 0M26-140q14 14 28 0M0-110q-14 14-28 0M28-110q-14 14-28 0', violet, 8),
  dot(-42, -214, paper, 44) + dot(42, -214, paper, 44) + dot(-36, -214, black, 18) + dot(36, -214, black, 18),
  area('M-18-192h36l-18 34z', sun) + line('M-34-6v10M34-6v10', orange, 22),
].join('')
