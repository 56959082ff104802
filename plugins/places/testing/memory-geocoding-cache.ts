import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import type { GeocodedPlace } from '#core/ports/geocoder.ts'
import type { GeocodingCache } from '../domain/geocoding-cache.port.ts'

const timeToLive = 30 * 86_400_000
const requestInterval = 1_100
const maxWait = 5_000
const normalize = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Creates an in-memory geocoding cache and request limiter by the given clock. */
export const makeMemoryGeocodingCache = ({ clock }: { readonly clock: Clock }): GeocodingCache => {
  const rows = new Map<string, { readonly found: readonly GeocodedPlace[]; readonly at: number }>()
  let nextAt = 0
  return {
    find: (text) =>
      Effect.sync(() => {
        const row = rows.get(normalize(text))
        return row && row.at > clock.now().getTime() - timeToLive ? row.found : null
      }),
    save: (text, found) => Effect.sync(() => void rows.set(normalize(text), { found, at: clock.now().getTime() })),
    reserveRequest: () =>
      Effect.sync(() => {
        const now = clock.now().getTime()
        if (nextAt >= now + maxWait) return null
        const start = Math.max(nextAt, now)
        nextAt = start + requestInterval
        return start - now
      }),
  }
}
