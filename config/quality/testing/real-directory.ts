import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readGazetteer } from '#adapters/gazetteer/read-gazetteer.ts'
import type { FacilityName, NameIndexData } from '#adapters/search-index/names/name-index-data.ts'
import { slugOf } from '#core/kernel/slug.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { exonymsOf } from '#plugins/places/domain/exonyms.ts'
import { quarterNames } from '#plugins/places/domain/quarter-names.ts'
import { quartersOfCapitals } from '#plugins/places/testing/bundled-quarters.ts'
import { territory } from '#plugins/places/testing/territory.ts'
import { rspoGeo } from '#plugins/registers/domain/rspo-geo.ts'
import { zlobki } from '#plugins/registers/domain/zlobki.ts'
import { parseRegisterFile } from '#plugins/registers/testing/parse-register-file.ts'
import { buildNameIndex } from './build-name-index.ts'

const folder = path.resolve(import.meta.dirname, '../../../../shared/data/registers')
const files = ['zlobki-2025-09-17.csv', 'rspo-geo-2022-przedszkola.csv'] as const

/** Real registers are only on machines that have been given them. */
export const registersMissing = !files.every((file) => existsSync(path.join(folder, file)))

/** Facilities of the real registers as the index of names knows them, with made-up ids. */
export const realFacilities = (): readonly FacilityName[] =>
  [zlobki, rspoGeo].flatMap((format, n) =>
    parseRegisterFile(readFileSync(path.join(folder, files[n] ?? ''), 'utf8'), format, territory).flatMap(
      (reading, at): readonly FacilityName[] => {
        if (reading.kind !== 'read') return []
        const { name = '', type = 'nursery', voivodeship, city = '', district, street, building_number, post_code } = reading.fields
        return [
          {
            id: `${n}-${at}`,
            slug: `${slugOf(name)}-${n}-${at}`,
            name,
            type,
            voivodeship: voivodeship ?? '',
            city,
            citySlug: slugOf(city),
            district: district ?? null,
            street: street ?? null,
            buildingNumber: building_number ?? null,
            postCode: post_code ?? null,
            made: false,
          },
        ]
      },
    ),
  )

/** Places of the gazetteer, those with facilities as cities with their districts, and the quarters of the large ones. */
export const realPlaces = (facilities: readonly FacilityName[]): readonly PlaceName[] => {
  const keyOf = (voivodeship: string, city: string) => `${voivodeship}/${slugOf(city)}`
  const counts = Map.groupBy(facilities, ({ voivodeship, city }) => keyOf(voivodeship, city))
  const localities = [...readGazetteer().values()].flat()
  const taken = new Set<string>()
  const named = localities
    .toSorted((a, b) => b.population - a.population)
    .map((locality): PlaceName => {
      const key = keyOf(locality.voivodeship, locality.name)
      const of = taken.has(key) ? undefined : counts.get(key)
      taken.add(key)
      const { name, voivodeship, county, commune, longitude, latitude, population } = locality
      return {
        kind: of ? 'city' : 'locality',
        name,
        aliases: exonymsOf(name, population),
        voivodeship,
        county,
        commune,
        citySlug: of ? slugOf(name) : null,
        districtSlug: null,
        city: null,
        longitude,
        latitude,
        facilities: of?.length ?? 0,
        population,
      }
    })
  const districts = named.flatMap((city): readonly PlaceName[] => {
    if (city.kind !== 'city') return []
    const inside = Map.groupBy(counts.get(keyOf(city.voivodeship, city.name)) ?? [], ({ district }) => district)
    return [...inside].flatMap(([district, of]) =>
      district === null
        ? []
        : [
            {
              ...city,
              kind: 'district' as const,
              name: district,
              aliases: [],
              districtSlug: slugOf(district),
              city: city.name,
              facilities: of.length,
              population: 0,
            },
          ],
    )
  })
  const directory = [...named, ...districts]
  return [...directory, ...quarterNames(directory, quartersOfCapitals())]
}

/** Builds the index of all real names. */
export const realNameIndex = (): NameIndexData => {
  const facilities = realFacilities()
  return buildNameIndex(facilities, realPlaces(facilities))
}
