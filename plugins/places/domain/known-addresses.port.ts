import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Address of a registered facility, EPSG:4326 degrees. */
export interface KnownAddress {
  /** Includes the kind of street: `ul. Długa`. */
  readonly street: string
  readonly building_number: string | null
  readonly longitude: number
  readonly latitude: number
}

/** Reads addresses whose coordinates are known from registers. */
export interface KnownAddresses {
  inLocality(locality: { readonly voivodeship: string; readonly city: string }): Effect.Effect<readonly KnownAddress[]>
}
export const KnownAddresses = token<KnownAddresses>('places/KnownAddresses')
