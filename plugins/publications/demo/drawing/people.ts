import { box, circle, ellipse, path } from './build-shape.ts'
import { crayon, type Drawing } from './shape.ts'

/** Returns an open hand. */
export const hand = (colour: string): Drawing => [
  path(
    'M-24 54L-30 16L-52 -4C-62 -14 -50 -28 -40 -20L-26 -8L-30 -42C-31 -54 -15 -56 -13 -44L-9 -14L-9 -56C-9 -68 8 -68 8 -56L9 -14L15 -48C17 -60 32 -57 31 -46L26 -8L36 -32C40 -43 54 -38 50 -26L34 24L28 54Z',
    { fill: colour },
  ),
]

/** Moods that a face shows. */
export type Mood = 'joy' | 'sadness' | 'anger' | 'fear' | 'calm' | 'surprise'

const mouths: Readonly<Record<Mood, string>> = {
  joy: 'M-20 12Q0 34 20 12',
  sadness: 'M-18 28Q0 8 18 28',
  anger: 'M-18 24H18',
  fear: 'M-20 24L-10 18L0 24L10 18L20 24',
  calm: 'M-14 18Q0 24 14 18',
  surprise: 'M0 12C-10 12 -10 30 0 30C10 30 10 12 0 12',
}

const brows: Readonly<Record<Mood, string>> = {
  joy: 'M-24 -24Q-16 -30 -8 -25M8 -25Q16 -30 24 -24',
  sadness: 'M-26 -20L-10 -27M26 -20L10 -27',
  anger: 'M-26 -28L-8 -20M26 -28L8 -20',
  fear: 'M-24 -24L-10 -32M24 -24L10 -32',
  calm: 'M-24 -24H-10M10 -24H24',
  surprise: 'M-24 -30Q-16 -38 -8 -31M8 -31Q16 -38 24 -30',
}

/** Returns a round face in a mood. */
export const face = (mood: Mood, colour: string): Drawing => [
  circle(0, 0, 48, { fill: colour }),
  path(brows[mood], { stroke: crayon.ink, width: 4 }),
  ...(mood === 'calm'
    ? [path('M-22 -8Q-16 -4 -10 -8M10 -8Q16 -4 22 -8', { stroke: crayon.ink, width: 4 })]
    : [circle(-16, -8, 5, { fill: crayon.ink }), circle(16, -8, 5, { fill: crayon.ink })]),
  path(mouths[mood], { stroke: crayon.ink, width: 5 }),
  ...(mood === 'sadness' ? [path('M22 2C24 8 28 10 28 14C28 20 18 20 18 14C18 10 21 8 22 2Z', { fill: crayon.blue })] : []),
]

/** Returns a child. */
export const child = (shirt: string, hair: string): Drawing => [
  path('M-20 -8L-36 16M20 -8L36 16', { stroke: crayon.skin, width: 10 }),
  path('M-10 26V50M10 26V50', { stroke: crayon.purple, width: 12 }),
  path('M-20 -14H20L26 32H-26Z', { fill: shirt, stroke: shirt, width: 4 }),
  circle(0, -36, 21, { fill: crayon.skin }),
  path('M-22 -36C-22 -66 22 -66 22 -36C10 -40 2 -46 -2 -50C-6 -44 -14 -40 -22 -36Z', { fill: hair }),
  circle(-8, -34, 2.5, { fill: crayon.ink }),
  circle(8, -34, 2.5, { fill: crayon.ink }),
  path('M-6 -26Q0 -21 6 -26', { stroke: crayon.ink, width: 3 }),
]

/** Returns a plate. */
export const plate: Drawing = [
  ellipse(0, 0, 60, 60, { fill: crayon.white, stroke: crayon.grey, width: 2 }),
  ellipse(0, 0, 44, 44, { stroke: crayon.sky, width: 5 }),
]

/** Returns a box of cardboard with a window and a door, as children build it. */
export const cardboardHouse: Drawing = [
  box(-50, -30, 100, 80, { fill: crayon.sand }),
  path('M-50 -30L-66 -46M50 -30L66 -46M-50 -30H50', { stroke: crayon.brown, width: 6 }),
  box(-34, -12, 26, 24, { fill: crayon.sky, stroke: crayon.brown, width: 4 }),
  box(8, 2, 28, 48, { fill: crayon.cream, stroke: crayon.brown, width: 4 }),
]
