import localities from 'polskie-miejscowosci' with { type: 'json' }
import type { FacilityName } from '#adapters/snapshot/names/name-arrays.ts'
import { slugOf } from '#core/kernel/slug.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { type Dice, diceFor } from '#plugins/registers/demo/dice.ts'
import { quartersOf } from '#plugins/registers/demo/districts.ts'
import { adjectives, nouns, warmNames } from '#plugins/registers/demo/words.ts'

const heads = ['Żłobek', 'Przedszkole', 'Niepubliczne Przedszkole', 'Klub Dziecięcy', 'Niepubliczny Żłobek', 'Punkt Przedszkolny'] as const
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

/** The largest cities with the share of facilities they have, in thousandths; the rest lies in other towns. */
const large = [
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

const nameOf = (dice: Dice, nth: number): { readonly name: string; readonly type: string } => {
  const at = dice.between(0, heads.length - 1)
  const gender = dice.pick(['m', 'f', 'n'])
  const own = dice.percent(15)
    ? `nr ${(nth % 300) + 1}`
    : dice.percent(50)
      ? dice.pick(warmNames)
      : `${dice.pick(adjectives[gender])} ${dice.pick(nouns[gender])}`
  return { name: `${heads[at]} ${own}`, type: types[at] ?? 'nursery' }
}

/** Made facilities over the real towns, and all 44,000 localities of the gazetteer, the same for the same seed. */
export const madeNames = (
  seed: number,
  count: number,
): { readonly facilities: readonly FacilityName[]; readonly places: readonly PlaceName[] } => {
  const towns = localities.filter(({ Type }) => Type === 'city')
  const largeTowns = large.flatMap(([name, share]) => {
    const town = towns.find(({ Name, District }) => Name === name && District === name)
    return town ? [{ town, share }] : []
  })
  const turns = largeTowns.flatMap(({ town, share }) => Array.from({ length: share }, () => town))
  const counts = new Map<string, number>()
  const facilities = Array.from({ length: count }, (_, nth): FacilityName => {
    const dice = diceFor(seed, nth)
    const town = turns[dice.between(0, 999)] ?? towns[dice.between(0, towns.length - 1)]
    if (!town) throw new Error('no town')
    counts.set(town.Id, (counts.get(town.Id) ?? 0) + 1)
    const quarters = quartersOf[town.Name]
    const { name, type } = nameOf(dice, nth)
    return {
      id: `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
      slug: slugOf(`${name} ${nth}`),
      name,
      type,
      voivodeship: slugOf(town.Province),
      city: town.Name,
      citySlug: slugOf(town.Name),
      district: quarters?.[dice.between(0, quarters.length - 1)]?.name ?? null,
      street: dice.pick(streets),
      completeness: dice.between(0, 100),
    }
  })
  const localityOf = (one: (typeof localities)[number]): PlaceName => {
    const of = counts.get(one.Id) ?? 0
    return {
      kind: of ? 'city' : 'locality',
      name: one.Name,
      alsoCalled: of ? (otherNames[one.Name] ?? []) : [],
      voivodeship: slugOf(one.Province),
      county: one.District,
      citySlug: of ? slugOf(one.Name) : null,
      districtSlug: null,
      city: null,
      longitude: one.Longitude,
      latitude: one.Latitude,
      facilities: of,
      population: one.Type === 'city' ? 10_000 : 0,
    }
  }
  const districts = largeTowns.flatMap(({ town }) =>
    (quartersOf[town.Name] ?? []).map(
      ({ name }): PlaceName => ({
        ...localityOf(town),
        kind: 'district',
        name: name ?? '',
        alsoCalled: [],
        districtSlug: slugOf(name ?? ''),
        city: town.Name,
        facilities: 10,
      }),
    ),
  )
  return { facilities, places: [...localities.map(localityOf), ...districts] }
}
