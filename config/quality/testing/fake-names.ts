import localities from 'polskie-miejscowosci' with { type: 'json' }
import type { FacilityName } from '#adapters/search-index/names/name-index-data.ts'
import { type SeededRandom, seededRandomFor } from '#core/kernel/seeded-random.ts'
import { slugOf } from '#core/kernel/slug.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { districtAreas } from '#plugins/registers/demo/district-areas.ts'
import { adjectives, nouns, privateNames } from '#plugins/registers/demo/name-parts.ts'

const namePrefixes = [
  'Żłobek',
  'Przedszkole',
  'Niepubliczne Przedszkole',
  'Klub Dziecięcy',
  'Niepubliczny Żłobek',
  'Punkt Przedszkolny',
] as const
const types = ['nursery', 'kindergarten', 'kindergarten', 'toddler_club', 'nursery', 'kindergarten_point'] as const
const streets = [
  'Kwiatowa',
  'Leśna',
  'Polna',
  'Jana Pawła II',
  'Mickiewicza',
  'Słoneczna',
  'Ogrodowa',
  'Kościuszki',
  'Lipowa',
  'Szkolna',
] as const

/** Largest cities with their share of facilities, in thousandths; the rest is distributed over other towns. */
const largestCities = [
  ['Warszawa', 110],
  ['Kraków', 45],
  ['Wrocław', 40],
  ['Łódź', 32],
  ['Poznań', 32],
  ['Gdańsk', 28],
  ['Szczecin', 18],
  ['Lublin', 18],
  ['Bydgoszcz', 16],
  ['Białystok', 15],
  ['Katowice', 15],
  ['Gdynia', 13],
  ['Rzeszów', 12],
  ['Toruń', 10],
  ['Kielce', 10],
  ['Gliwice', 9],
  ['Olsztyn', 9],
  ['Bielsko-Biała', 9],
  ['Zielona Góra', 7],
  ['Opole', 7],
] as const

const otherNames: Readonly<Record<string, readonly string[]>> = {
  Kraków: ['Краків', 'Cracow'],
  Warszawa: ['Варшава', 'Warsaw'],
  Łódź: ['Лодзь'],
  Gdańsk: ['Гданськ', 'Danzig'],
  Białystok: ['Білосток'],
}

const nameOf = (dice: SeededRandom, index: number): { readonly name: string; readonly type: string } => {
  const at = dice.between(0, namePrefixes.length - 1)
  const gender = dice.pick(['m', 'f', 'n'])
  const properName = dice.chance(15)
    ? `nr ${(index % 300) + 1}`
    : dice.chance(50)
      ? dice.pick(privateNames)
      : `${dice.pick(adjectives[gender])} ${dice.pick(nouns[gender])}`
  return { name: `${namePrefixes[at]} ${properName}`, type: types[at] ?? 'nursery' }
}

/** Generates fake facilities in real towns, and all 44,000 localities of the gazetteer; the same seed gives the same result. */
export const fakeNames = (
  seed: number,
  count: number,
): { readonly facilities: readonly FacilityName[]; readonly places: readonly PlaceName[] } => {
  const towns = localities.filter(({ Type }) => Type === 'city')
  const largeTowns = largestCities.flatMap(([name, share]) => {
    const town = towns.find(({ Name, District }) => Name === name && District === name)
    return town ? [{ town, share }] : []
  })
  const weightedTowns = largeTowns.flatMap(({ town, share }) => Array.from({ length: share }, () => town))
  const counts = new Map<string, number>()
  const facilities = Array.from({ length: count }, (_, index): FacilityName => {
    const dice = seededRandomFor(seed, index)
    const town = weightedTowns[dice.between(0, 999)] ?? towns[dice.between(0, towns.length - 1)]
    if (!town) throw new Error('no town')
    counts.set(town.Id, (counts.get(town.Id) ?? 0) + 1)
    const quarters = districtAreas[town.Name]
    const { name, type } = nameOf(dice, index)
    return {
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      slug: slugOf(`${name} ${index}`),
      name,
      type,
      voivodeship: slugOf(town.Province),
      city: town.Name,
      citySlug: slugOf(town.Name),
      district: quarters?.[dice.between(0, quarters.length - 1)]?.name ?? null,
      street: dice.pick(streets),
      buildingNumber: String((index % 97) + 1),
      postCode: `${String(index % 99).padStart(2, '0')}-${String((index * 7) % 1000).padStart(3, '0')}`,
      made: false,
    }
  })
  const localityOf = (locality: (typeof localities)[number]): PlaceName => {
    const facilityCount = counts.get(locality.Id) ?? 0
    return {
      kind: facilityCount ? 'city' : 'locality',
      name: locality.Name,
      aliases: facilityCount ? (otherNames[locality.Name] ?? []) : [],
      voivodeship: slugOf(locality.Province),
      county: locality.District,
      commune: locality.Commune.replace(/-(gmina|obszar) .*$/, ''),
      citySlug: facilityCount ? slugOf(locality.Name) : null,
      districtSlug: null,
      city: null,
      longitude: locality.Longitude,
      latitude: locality.Latitude,
      facilities: facilityCount,
      population: locality.Type === 'city' ? 10_000 : 0,
    }
  }
  const districts = largeTowns.flatMap(({ town }) =>
    (districtAreas[town.Name] ?? []).map(
      ({ name }): PlaceName => ({
        ...localityOf(town),
        kind: 'district',
        name: name ?? '',
        aliases: [],
        districtSlug: slugOf(name ?? ''),
        city: town.Name,
        facilities: 10,
      }),
    ),
  )
  return { facilities, places: [...localities.map(localityOf), ...districts] }
}
