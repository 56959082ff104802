import { describe, expect, test } from 'vitest'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { buffersOf, type FacilityName, type NameIndexData } from './name-index-data.ts'
import { suggestNames } from './suggest-names.ts'

const place = (name: string, voivodeship: string, more: Partial<PlaceName> = {}): PlaceName => ({
  kind: 'city',
  name,
  aliases: [],
  voivodeship,
  county: name,
  commune: '',
  citySlug: name.toLowerCase(),
  districtSlug: null,
  city: null,
  longitude: 19.5,
  latitude: 50,
  facilities: 5,
  population: 100_000,
  ...more,
})
const village = (name: string) =>
  place(name, 'mazowieckie', {
    kind: 'locality',
    county: 'otwocki',
    citySlug: null,
    facilities: 0,
    population: 0,
    longitude: null,
    latitude: null,
  })
const quarter = (name: string) =>
  place(name, 'malopolskie', {
    kind: 'quarter',
    county: '',
    city: 'Kraków',
    citySlug: 'krakow',
    districtSlug: name.toLowerCase(),
    facilities: 0,
    population: 0,
  })
const facility = (name: string, city: string, more: Partial<FacilityName> = {}): FacilityName => ({
  id: name,
  slug: name,
  name,
  type: 'nursery',
  voivodeship: 'malopolskie',
  city,
  citySlug: city.toLowerCase(),
  district: null,
  street: null,
  buildingNumber: null,
  postCode: null,
  made: false,
  ...more,
})

const places = [
  village('Krakówek'),
  place('Kraków', 'malopolskie', { aliases: ['Краків', 'Cracow'], citySlug: 'krakow', facilities: 20 }),
  place('Krowodrza', 'malopolskie', { kind: 'district', city: 'Kraków', citySlug: 'krakow', districtSlug: 'krowodrza' }),
  quarter('Kazimierz'),
  quarter('Krowodrza Górka'),
  place('Łódź', 'lodzkie', { aliases: ['Лодзь'], facilities: 12 }),
  place('Bielsko-Biała', 'slaskie'),
  place('Zielona Góra', 'lubuskie'),
  place('Gorzów Wielkopolski', 'lubuskie'),
  place('Białystok', 'podlaskie'),
  place('Kielce', 'swietokrzyskie'),
  place('Gdynia', 'pomorskie'),
  place('Warszawa', 'mazowieckie', { facilities: 90 }),
  village('Warka'),
  village('Bilsko'),
]
const facilities = [
  facility('Słoneczko', 'Kraków', { type: 'kindergarten' }),
  facility('Przedszkole Słoneczko', 'Warszawa', { voivodeship: 'mazowieckie', type: 'kindergarten' }),
  facility('Tęcza', 'Kraków', { street: 'Słoneczna', district: 'Krowodrza' }),
  facility('Bajka nr 15', 'Łódź', { voivodeship: 'lodzkie' }),
]
const arrays = buildNameIndex(facilities, places)
const inCounty = (name: string, county: string, voivodeship: string, facilities: number) => place(name, voivodeship, { county, facilities })
const withCounties = buildNameIndex(
  [],
  [
    inCounty('Wieliczka', 'wielicki', 'malopolskie', 7),
    inCounty('Niepołomice', 'wielicki', 'malopolskie', 2),
    inCounty('Dukla', 'krośnieński', 'podkarpackie', 6),
    inCounty('Gubin', 'krośnieński', 'lubuskie', 2),
    village('Warka'),
  ],
)
const suggest = (text: string, of: NameIndexData = arrays, isIncluded: (row: number) => boolean = () => true, limit = 8) => {
  const { cities, districts, counties, facilities } = suggestNames(of, text, isIncluded, limit)
  return {
    cities: cities.map(({ name }) => name),
    districts: districts.map(({ name }) => name),
    counties: counties.map(({ name, voivodeship, facilities: inside }) => `${name}, ${voivodeship}: ${inside}`),
    facilities: facilities.map(({ name }) => name),
  }
}

describe('places', () => {
  test.each([
    ['krak', 'Kraków'],
    ['KRAKÓW', 'Kraków'],
    ['Łódź', 'Łódź'],
    ['lodz', 'Łódź'],
    ['w Krakowie', 'Kraków'],
    ['Warszawie', 'Warszawa'],
    ['z Warszawy', 'Warszawa'],
    ['Łodzi', 'Łódź'],
    ['Gdyni', 'Gdynia'],
    ['Białymstoku', 'Białystok'],
    ['Zielonej Górze', 'Zielona Góra'],
    ['góra ziel', 'Zielona Góra'],
    ['Bielsku-Białej', 'Bielsko-Biała'],
    ['bielsko biała', 'Bielsko-Biała'],
    ['Kielcach', 'Kielce'],
    ['Краків', 'Kraków'],
    ['Cracow', 'Kraków'],
    ['Білосток', 'Białystok'],
    ['Кельце', 'Kielce'],
    ['wraszawa', 'Warszawa'],
    ['warszwa', 'Warszawa'],
    ['warszzawa', 'Warszawa'],
    ['gdymia', 'Gdynia'],
    ['ldz', 'Łódź'],
    ['przedszkola kielce', 'Kielce'],
    ['gorzow wl', 'Gorzów Wielkopolski'],
    ['Gorzów Wlkp.', 'Gorzów Wielkopolski'],
    ['gorzowie wielkopolskim', 'Gorzów Wielkopolski'],
  ])('SM-07 SM-23 “%s” suggests %s', (typed, name) => expect(suggest(typed).cities[0]).toBe(name))

  test('ranks cities with facilities before villages, and whole names before prefixes', () => {
    expect(suggest('war').cities).toEqual(['Warszawa', 'Warka'])
    expect(suggest('krak').cities).toEqual(['Kraków', 'Krakówek'])
    expect(suggest('bilsko').cities).toEqual(['Bilsko', 'Bielsko-Biała'])
  })

  test('finds a district by its own and its city’s name, but no city by its county alone', () => {
    expect(suggest('krowodrza').districts).toEqual(['Krowodrza', 'Krowodrza Górka'])
    expect(suggest('krak').districts).toEqual(['Krowodrza'])
    expect(suggest('otwocki').cities).toEqual([])
    expect(suggest('bilsko otwocki').cities).toEqual(['Bilsko'])
  })

  test('SM-01 finds a quarter by its own name, alone or with that of its city, together with districts and not as a city', () => {
    expect(suggestNames(arrays, 'kazimierz krakow', () => true, 8)).toMatchObject({
      cities: [],
      districts: [{ kind: 'quarter', name: 'Kazimierz', slug: 'kazimierz', city: 'Kraków', cityCache: 'malopolskie/krakow' }],
    })
    expect(suggest('krowodr').districts).toEqual(['Krowodrza', 'Krowodrza Górka'])
    expect(suggest('krowodr', arrays, () => true, 1).districts).toEqual(['Krowodrza'])
    expect(suggest('na kazimierzu').districts).toEqual(['Kazimierz'])
  })

  test.each([
    'powiat wiel',
    'wielicki',
    'w powiecie wielickim',
    'powiatu wielickiego',
    'wielicki county',
    'повіт велицький',
    'powiat wielickki',
  ])('SM-01 finds a county by its adjective: %s', (text) =>
    expect(suggest(text, withCounties)).toMatchObject({ cities: [], counties: ['wielicki, malopolskie: 9'] }),
  )

  test('finds the counties of one name in their voivodeships, none by its first word alone, and no city by the county that is named', () => {
    expect(suggest('powiat krosnienski', withCounties).counties).toEqual(['krośnieński, podkarpackie: 6', 'krośnieński, lubuskie: 2'])
    expect(suggest('powiat krosnienski lubuskie', withCounties).counties).toEqual(['krośnieński, lubuskie: 2'])
    expect(suggest('powiat', withCounties).counties).toEqual([])
    expect(suggest('wieliczka', withCounties)).toMatchObject({ cities: ['Wieliczka'], counties: [] })
    expect(suggest('powiat wieliczka', withCounties).cities).toEqual([])
  })

  test('returns the location and address of a place', () => {
    expect(suggestNames(arrays, 'krak', () => true, 1)).toMatchObject({
      cities: [
        { name: 'Kraków', voivodeship: 'malopolskie', cityCache: 'malopolskie/krakow', longitude: 19.5, latitude: 50, facilities: 20 },
      ],
      districts: [{ name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', cityCache: 'malopolskie/krakow' }],
    })
    expect(suggestNames(arrays, 'warka', () => true, 1).cities).toMatchObject([{ cityCache: null, longitude: null, latitude: null }])
  })
})

describe('facilities', () => {
  test.each([
    ['sloneczko krakow', ['Słoneczko']],
    ['przedszkole sloneczko krakow', ['Słoneczko']],
    ['przedszkole slonezcko', ['Przedszkole Słoneczko', 'Słoneczko']],
    ['Słoneczko w Krakowie', ['Słoneczko']],
    ['tęcza słoneczna', ['Tęcza']],
    ['жлобек теча', ['Tęcza']],
    ['слонечко Краків', ['Słoneczko', 'Tęcza']],
    ['bajka 15', ['Bajka nr 15']],
    ['tęcza łódź', []],
    ['zzqqx', []],
  ])('SM-07 “%s” finds %j', (typed, names) => expect(suggest(typed).facilities).toEqual(names))

  test('ranks matches by name before city before street, and equal ones in the order in which they are given', () => {
    const near = [facility('Krakus', 'Łódź'), facility('Miś', 'Kraków'), facility('Jeż', 'Łódź', { street: 'Krakowska' })]
    expect(suggest('krak', buildNameIndex(near, [])).facilities).toEqual(['Krakus', 'Miś', 'Jeż'])
    expect(suggest('słonecz').facilities).toEqual(['Słoneczko', 'Przedszkole Słoneczko', 'Tęcza'])
  })

  test('SM-07 equally good matches of nurseries and kindergartens take turns, so that neither fills the list', () => {
    const many = Array.from({ length: 20 }, (_, n) => facility(`Żłobek Słoneczko ${n}`, 'Kraków'))
    const few = ['A', 'B'].map((id) => facility(`Przedszkole Słoneczko ${id}`, 'Kraków', { id, type: 'kindergarten_point' }))
    const found = suggest('słoneczko', buildNameIndex([...many, ...few], [])).facilities
    expect(found).toHaveLength(8)
    expect(found.slice(0, 4).map((name) => name.split(' ')[0])).toEqual(['Żłobek', 'Przedszkole', 'Żłobek', 'Przedszkole'])
    const nurseries = buildNameIndex(many, [])
    expect(suggest('słoneczko', nurseries).facilities).toEqual(many.slice(0, 8).map(({ name }) => name))
  })

  test('returns only included facilities, up to the limit', () => {
    expect(suggest('słonecz', arrays, (row) => row !== 0).facilities).toEqual(['Przedszkole Słoneczko', 'Tęcza'])
    expect(suggest('słonecz', arrays, () => true, 1).facilities).toEqual(['Słoneczko'])
  })
})

test('suggests nothing for empty queries or an empty index', () => {
  for (const text of ['', ' ', '—', '"'.repeat(3000)])
    expect(suggest(text)).toEqual({ cities: [], districts: [], counties: [], facilities: [] })
  expect(suggest('krak', buildNameIndex([], []))).toEqual({ cities: [], districts: [], counties: [], facilities: [] })
})

test('works the same after a transfer to another thread', () => {
  const built = buildNameIndex(facilities, places)
  const moved = structuredClone(built, { transfer: buffersOf(built) })
  expect(suggest('słonecz', moved)).toEqual(suggest('słonecz'))
  expect(built.places.points.length).toBe(0)
})
