import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { newId } from '#core/kernel/ids.ts'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'
import type { Localities, StoredLocality } from '#core/places/localities.port.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { GeocodedPlace } from '#core/ports/geocoder.ts'
import { assignCitySlugs } from '../domain/city-slugs.ts'
import type { GeocodingCache } from '../domain/known-addresses.port.ts'

const keyOf = ({ voivodeship, county, city }: Pick<StoredLocality, 'voivodeship' | 'county' | 'city'>) => `${voivodeship}/${county}/${city}`

/** Creates an in-memory repository of localities. */
export const makeMemoryLocalities = () => {
  const { rows, all, snapshot } = makeTable<StoredLocality>()
  const findOrCreate: Localities['findOrCreate'] = (named) =>
    Effect.sync(() => {
      const created = named.filter((one) => !rows.has(keyOf(one)))
      const slugs = assignCitySlugs(
        created,
        all().map(({ voivodeship, slug }) => `${voivodeship}/${slug}`),
      )
      for (const [index, { voivodeship, county, city }] of created.entries())
        rows.set(keyOf({ voivodeship, county, city }), { voivodeship, county, city, id: newId(), slug: slugs[index] ?? '', districts: {} })
      return named.map((one) => {
        const stored = rows.get(keyOf(one))
        if (!stored) throw new Error(`${keyOf(one)} was not created`)
        const districts = { ...stored.districts }
        for (const name of one.districts) districts[name] ??= freeSlug(slugOf(name), (slug) => Object.values(districts).includes(slug))
        const updated = { ...stored, districts }
        rows.set(keyOf(one), updated)
        return updated
      })
    })
  return { findOrCreate, rows, snapshot }
}

/** Creates a gazetteer of a few localities. */
export const makeMemoryGazetteer = (localities: readonly GazetteerLocality[] = []): Gazetteer => ({
  all: () => Effect.succeed(localities),
  findByName: (name) => Effect.succeed(localities.filter((one) => one.name === name)),
  locate: (addressed) =>
    Effect.succeed(
      addressed.map(
        ({ voivodeship, county, city }) =>
          localities.find((one) => one.voivodeship === voivodeship && one.county === county && one.name === city) ?? null,
      ),
    ),
})

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
