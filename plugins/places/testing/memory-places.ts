import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { newId } from '#core/kernel/ids.ts'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import type { Gazetteer, GazetteerLocality } from '#core/places/gazetteer.port.ts'
import type { Localities, StoredLocality } from '#core/places/localities.port.ts'
import { assignCitySlugs } from '../domain/city-slugs.ts'

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
