import { expect, test } from 'vitest'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { findExactName } from './find-exact-name.ts'
import { buffersOf, type FacilityName } from './name-index-data.ts'
import { searchNames } from './search-names.ts'

const place = (name: string, facilities: number, more: Partial<PlaceName> = {}): PlaceName => ({
  kind: facilities ? 'city' : 'locality',
  name,
  aliases: [],
  voivodeship: 'slaskie',
  county: name,
  citySlug: name.toLowerCase(),
  commune: '',
  districtSlug: null,
  city: null,
  longitude: 19,
  latitude: 50,
  facilities,
  population: 0,
  ...more,
})
const district = (name: string, city: string, facilities: number) =>
  place(name, facilities, { kind: 'district', city, citySlug: city.toLowerCase(), districtSlug: name.toLowerCase() })
const facility = (id: string, name: string, city: string, more: Partial<FacilityName> = {}): FacilityName => ({
  id,
  slug: id,
  name,
  type: 'nursery',
  voivodeship: 'slaskie',
  city,
  citySlug: city.toLowerCase(),
  district: null,
  street: null,
  buildingNumber: null,
  postCode: null,
  made: false,
  ...more,
})

const facilities = [
  facility('full', 'Promyk Słońca', 'Bytom'),
  facility('plain', 'Promyk', 'Bytom'),
  facility('ruda', 'Jagódka', 'Ruda', { street: 'Lipowa', buildingNumber: '7', postCode: '41-700' }),
  facility('chata', 'Biała Chata', 'Bytom'),
  facility('center', 'Kropka', 'Bytom', { district: 'Centrum' }),
  facility('other', 'Kropka', 'Zabrze', { district: 'Centrum' }),
  facility('demo', 'Promyk', 'Bytom', { made: true }),
]
const places = [
  place('Bytom', 200),
  place('Zabrze', 150),
  place('Ruda Śląska', 90),
  place('Ruda', 2),
  place('Biała', 5),
  district('Centrum', 'Bytom', 60),
  district('Centrum', 'Zabrze', 40),
]
const data = buildNameIndex(facilities, places)

const search = (text: string, { offset = 0, limit = 20, isIncluded = (_: number): boolean => true } = {}) =>
  searchNames(data, { words: text.split(' '), selection: {}, offset, limit }, (row) => (isIncluded(row) ? row : -1))
const exact = (text: string) => {
  const found = findExactName(data, text.split(' '), () => true)
  return found && (found.kind === 'facility' ? found.facility.id : found.kind === 'city' ? found.city.name : found.district.city)
}

test('SM-24 ranks the whole name before a part of it, and made-up facilities last', () => {
  expect(search('promyk').ids).toEqual(['plain', 'full', 'demo'])
})

test('SM-24 pages are slices of one order; the total counts all included facilities', () => {
  expect([search('promyk', { limit: 1 }), search('promyk', { offset: 1, limit: 2 })]).toMatchObject([
    { ids: ['plain'], total: 3 },
    { ids: ['full', 'demo'], total: 3 },
  ])
  expect(search('promyk', { isIncluded: (row) => row !== 1 })).toMatchObject({ ids: ['full', 'demo'], total: 2 })
  expect(search('promyk', { offset: 3 })).toMatchObject({ ids: [], total: 3 })
  expect(search('', { limit: 0 })).toMatchObject({ ids: [], total: facilities.length })
})

test('SM-24 a place limits the results; not if a larger one has its name, nor a small one in a facility’s name', () => {
  expect(search('kropka bytom')).toMatchObject({ ids: ['center'], place: { kind: 'city', words: [1] } })
  expect(search('kropka bytomiu centrum')).toMatchObject({ ids: ['center'], place: { kind: 'district', words: [1, 2] } })
  expect(search('centrum')).toMatchObject({ total: 2, place: null })
  expect(search('ruda')).toMatchObject({ ids: ['ruda'], place: null })
  expect(search('biała chata')).toMatchObject({ ids: ['chata'], place: null })
})

test('SM-24 another grammatical case is the name of a large city or, after such a word as “w”, of a district, also with a typing error beside its city; never of a street', () => {
  const opole = facility('opole', 'Jagódka', 'Opole')
  const inBytom = ['Wola', 'Krowodrza', 'Nowa Huta'].map((name) => facility(name, 'Jagódka', 'Bytom', { district: name }))
  const cities = [place('Opole', 3, { population: 127_000 }), place('Lubin', 3), place('Bytom', 200)]
  const few = buildNameIndex([opole, ...inBytom], [...cities, ...inBytom.map(({ id }) => district(id, 'Bytom', 2))])
  const placeOf = (text: string) => {
    const { place } = searchNames(few, { words: text.split(' '), selection: {}, offset: 0, limit: 5 }, (row) => row)
    return place && (place.kind === 'city' ? place.city.name : place.district.name)
  }
  expect(['w opolu', 'opolu', 'w lubinie', 'na woli', 'woli', 'у волі'].map(placeOf)).toEqual([
    'Opole',
    'Opole',
    null,
    'Wola',
    null,
    'Wola',
  ])
  expect(['ul. opolu', 'bytom krowodza', 'krowodza', 'bytom nowa huta'].map(placeOf)).toEqual([null, 'Krowodrza', null, 'Nowa Huta'])
  expect(searchNames(few, { words: ['bytom', 'nowa', 'huta'], selection: {}, offset: 0, limit: 5 }, (row) => row).ignored).toEqual([])
})

test('SM-24 of a long text the place is found, and each word that is not searched is told', () => {
  const long = 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 bytom'
  expect(search(long)).toMatchObject({ place: { kind: 'city', words: [10] }, ignored: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] })
})

test('SM-24 finds postcodes and house numbers as written only', () => {
  for (const text of ['41-700', '41700', 'lipowa 7']) expect([text, search(text).ids]).toEqual([text, ['ruda']])
  expect(search('41-701')).toMatchObject({ ids: [], ignored: [0] })
  expect(search('lipowa 8')).toMatchObject({ ids: ['ruda'], ignored: [1] })
})

test('SM-24 tells when it corrects or leaves out words; filters without results are no reason to', () => {
  expect(search('promky bytom')).toMatchObject({ total: 3, corrected: true, ignored: [] })
  expect(search('promyk xyzzy bytom')).toMatchObject({ total: 3, corrected: false, ignored: [1], place: { words: [2] } })
  expect(search('promyk', { isIncluded: () => false })).toMatchObject({ total: 0, corrected: false, ignored: [] })
  expect(search('xyzzy qwrtp')).toMatchObject({ ids: [], total: 0, ignored: [0, 1] })
})

test('SM-24 an exact name is that of one place or facility only', () => {
  expect(['bytom', 'Biała Chata', 'jagódka', 'Ruda Śląska'].map(exact)).toEqual(['Bytom', 'chata', 'ruda', 'Ruda Śląska'])
  // Several facilities, a larger place, several districts, more than the name.
  for (const text of ['promyk', 'ruda', 'centrum', 'bytom żłobek', 'w bytomiu', 'kropka', '', '—'])
    expect([text, exact(text)]).toEqual([text, null])
})

test('works the same after a transfer to another thread', () => {
  const built = buildNameIndex(facilities, places)
  const moved = structuredClone(built, { transfer: buffersOf(built) })
  expect(searchNames(moved, { words: ['kropka', 'bytom'], selection: {}, offset: 0, limit: 5 }, (row) => row).ids).toEqual(['center'])
})
