import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { CityEntry } from './city-entry.ts'

/** What others may ask of places. */
export interface Cities {
  /** Cities of a voivodeship with active facilities, A to Z; of those with any of the specialization tags (ids) where some are told. */
  of(voivodeship: string, specialization: readonly string[] | null): Effect.Effect<readonly CityEntry[]>
}
export const Cities = token<Cities>('places/Cities')
