import type { Facts } from './statement.ts'

/** Number of free places on a day, ISO date. */
export interface CountedPlaces {
  readonly free: number
  readonly on: string
}

/** Returns the free places of a facility: of its own count and the difference in a register, the newer one. */
export const countFreePlaces = ({ places, vacancies }: Facts): CountedPlaces | null => {
  const { places: all = null, enrolled = null } = places?.value ?? {}
  const byRegister = places && all !== null && enrolled !== null ? { free: Math.max(0, all - enrolled), on: places.on } : null
  const byFacility = vacancies ? { free: vacancies.value.reduce((sum, one) => sum + one.places, 0), on: vacancies.on } : null
  if (byRegister && byFacility) return byFacility.on >= byRegister.on ? byFacility : byRegister
  return byFacility ?? byRegister
}
