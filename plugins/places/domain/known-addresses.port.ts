import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { GeocodedPlace } from '#core/ports/geocoder.ts'
import type { KnownAddress } from '../contract/match-street.ts'

/** Reads addresses whose coordinates are known from registers. */
export interface KnownAddresses {
  inLocality(locality: { readonly voivodeship: string; readonly city: string }): Effect.Effect<readonly KnownAddress[]>
}
export const KnownAddresses = token<KnownAddresses>('places/KnownAddresses')

/** Cache of external geocoder results and limiter of its requests, both shared by all processes through the database. */
export interface GeocodingCache {
  /** Returns a result of the last thirty days for the same text, ignoring case and whitespace; `null` when there is none. */
  find(text: string): Effect.Effect<readonly GeocodedPlace[] | null>
  save(text: string, found: readonly GeocodedPlace[]): Effect.Effect<void>
  /**
   * Reserves the next request slot and returns the milliseconds to wait for it; `null` when the wait would be too long,
   * without reserving a slot.
   */
  reserveRequest(): Effect.Effect<number | null>
}
export const GeocodingCache = token<GeocodingCache>('places/GeocodingCache')
