import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FoundPlace } from '#core/ports/geocoder.ts'

/** What the open geocoder was asked, and when it may be asked next. Kept in the database, so that all processes share both. */
export interface GeocodingBook {
  /** An answer of the last thirty days to the same text, whatever its case and blanks. */
  answered(text: string): Effect.Effect<readonly FoundPlace[] | null>
  keep(text: string, found: readonly FoundPlace[]): Effect.Effect<void>
  /** Takes the site's next turn and tells the milliseconds until it; `null` where it is too far off to wait for, and none is taken. */
  turn(): Effect.Effect<number | null>
}
export const GeocodingBook = token<GeocodingBook>('places/GeocodingBook')
