import { area, crayons, line } from './crayons.ts'

const { brown } = crayons

/** Draws a leaf of a cherry, which grows downwards from its origin. */
export const oval = (colour: string): string =>
  area('M0 0q95 70 0 190q-95-120 0-190z', colour) + line('M0-24V150M0 60l30-24M0 100l-32-26', brown, 7)

/** Draws a leaf of a maple. */
export const maple = (colour: string): string =>
  area('M0 0l34 40 66-22-14 58 44 24-60 34 8 48-54-18-24 46-24-46-54 18 8-48-60-34 44-24-14-58 66 22z', colour) +
  line('M0-34V150M0 90l44-34M0 90l-44-34', brown, 7)

/** Draws a leaf of an oak. */
export const oak = (colour: string): string =>
  area('M0 0q50 4 40 44q46 2 34 48q34 20 8 54q0 40-82 52q-82-12-82-52q-26-34 8-54q-12-46 34-48q-10-40 40-44z', colour) +
  line('M0-30V160M0 80l34-26M0 80l-34-26M0 124l38-26M0 124l-38-26', brown, 7)
