import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Where a facility of a register stands, EPSG:4326 degrees. */
export interface KnownHouse {
  /** With its kind: `ul. Długa`. */
  readonly street: string
  readonly building_number: string | null
  readonly longitude: number
  readonly latitude: number
}

/** Addresses whose points the registers tell. */
export interface KnownHouses {
  of(locality: { readonly voivodeship: string; readonly city: string }): Effect.Effect<readonly KnownHouse[]>
}
export const KnownHouses = token<KnownHouses>('places/KnownHouses')
