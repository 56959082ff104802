import { toWarsawTime } from '#core/kernel/warsaw.ts'

/** Days in which each facility has one on which it comes before its equals. */
export const rotationDays = 30

/** Minutes after midnight in Warsaw at which a day of the rotation begins: hardly anybody turns pages then. */
export const rotationChangesAt = 4 * 60

const dayMs = 86_400_000

/** Returns the day of the rotation at a moment, in days since 1970: it begins at four in the morning in Warsaw. */
export const rotationDayAt = (moment: Date): number => {
  const { day, minutes } = toWarsawTime(moment)
  return Date.parse(day) / dayMs - (minutes < rotationChangesAt ? 1 : 0)
}

/** Numbers of a day from which each engine computes the turns of facilities. */
export interface RotationNumbers {
  /** Remainder by `rotationDays` of the hashes whose facilities come first. */
  readonly first: number
  /** Odd number below 2^31 by which hashes are multiplied, so that a signed 64-bit product never overflows. */
  readonly factor: number
  /** Number of 32 bits that is added to the product. */
  readonly summand: number
}

/** Mixes the bits of a number, so that those of consecutive numbers have nothing in common. */
const mix = (number: number): number => {
  let mixed = number
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Returns the numbers of a day of the rotation. */
export const rotationNumbers = (day: number): RotationNumbers => ({
  first: ((day % rotationDays) + rotationDays) % rotationDays,
  factor: ((mix(day * 2) >>> 1) | 1) >>> 0,
  summand: mix(day * 2 + 1),
})

/** Bits of a turn among those that come first, and among the others. */
export const rotationBits = 30

/**
 * Returns the turns of a day: a function from the hash of a facility's id, 32 bits, to its turn, at least 0 and below
 * 2^31; the smallest comes first. SQL computes the same (`adapters/postgres/facilities/order-sql.ts`).
 */
export const rotationOn = (day: number): ((hash: number) => number) => {
  const { first, factor, summand } = rotationNumbers(day)
  return (hash) =>
    ((hash >>> 0) % rotationDays === first ? 0 : 2 ** rotationBits) + ((Math.imul(hash, factor) + summand) >>> (32 - rotationBits))
}
