import { expect, test } from 'vitest'
import { suggestNames } from '#adapters/search-index/names/suggest-names.ts'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { fakeNames } from '../testing/fake-names.ts'
import { partiallyTyped, typoKinds, withTypo } from '../testing/typos.ts'

const generated = fakeNames(7, 36_000)
const arrays = buildNameIndex(generated.facilities, generated.places)
const towns = generated.places.filter(({ kind, population }) => kind === 'city' && population > 0)
const suggest = (text: string) => suggestNames(arrays, text, () => true, 8)

/** Runs 200 searches; returns the share of found ones, and the texts that were not found. */
const recall = (query: (nth: number) => { readonly typed: string; readonly found: boolean }) => {
  const all = Array.from({ length: 200 }, (_, nth) => query(nth))
  return {
    share: all.filter(({ found }) => found).length / all.length,
    missed: all.filter(({ found }) => !found).map(({ typed }) => typed),
  }
}
const dice = seededRandom(20_261_121)
const someTown = () => dice.pick(towns as [(typeof towns)[number]])
const someFacility = () => dice.pick(generated.facilities as [(typeof generated.facilities)[number]])
const cityFound = (typed: string, name: string) => ({ typed, found: suggest(typed).cities.some((city) => city.name === name) })
const facilityFound = (typed: string, name: string, city: string) => ({
  typed,
  found: suggest(typed).facilities.some((one) => one.name === name && one.city === city),
})

test('SM-07 finds towns by their normalized name, and by a unique beginning of at least four letters', () => {
  expect(
    recall(() => {
      const { name } = someTown()
      return cityFound(normalizeText(name), name)
    }).missed,
  ).toEqual([])
  expect(
    recall(() => {
      const { name } = someTown()
      const typed = partiallyTyped(dice, name)
      const matching = towns.filter((town) =>
        normalizeText(town.name)
          .split(/[\s-]+/)
          .some((word) => word.startsWith(typed)),
      ).length
      return matching > 8 ? { typed, found: true } : cityFound(typed, name)
    }).missed,
  ).toEqual([])
})

test('SM-07 finds facilities by a partially typed name and town, in any order', () => {
  expect(
    recall(() => {
      const { name, city } = someFacility()
      return facilityFound(`${normalizeText(city)} ${partiallyTyped(dice, name)}`, name, city)
    }).missed,
  ).toEqual([])
})

test.each(typoKinds)('SM-07 finds at least 85 % with one letter %s', (slip) => {
  const ofTowns = recall(() => {
    const { name } = someTown()
    return cityFound(withTypo(dice, name, slip), name)
  })
  const ofFacilities = recall(() => {
    const { name, city } = someFacility()
    return facilityFound(withTypo(dice, `${name} ${city}`, slip), name, city)
  })
  expect({ towns: ofTowns.share >= 0.85 || ofTowns.missed, facilities: ofFacilities.share >= 0.85 || ofFacilities.missed }).toEqual({
    towns: true,
    facilities: true,
  })
})

test.each([
  ['Krakowie', 'Kraków'],
  ['Krakowa', 'Kraków'],
  ['Warszawie', 'Warszawa'],
  ['Łodzi', 'Łódź'],
  ['Wrocławiu', 'Wrocław'],
  ['Poznaniu', 'Poznań'],
  ['Gdańsku', 'Gdańsk'],
  ['Gdyni', 'Gdynia'],
  ['Sopocie', 'Sopot'],
  ['Szczecinie', 'Szczecin'],
  ['Lublinie', 'Lublin'],
  ['Bydgoszczy', 'Bydgoszcz'],
  ['Białymstoku', 'Białystok'],
  ['Katowicach', 'Katowice'],
  ['Rzeszowie', 'Rzeszów'],
  ['Toruniu', 'Toruń'],
  ['Kielcach', 'Kielce'],
  ['Gliwicach', 'Gliwice'],
  ['Olsztynie', 'Olsztyn'],
  ['Bielsku-Białej', 'Bielsko-Biała'],
  ['Zielonej Górze', 'Zielona Góra'],
  ['Opolu', 'Opole'],
  ['Częstochowie', 'Częstochowa'],
  ['Radomiu', 'Radom'],
  ['Tychach', 'Tychy'],
  ['Gorzowie Wielkopolskim', 'Gorzów Wielkopolski'],
  ['Jeleniej Górze', 'Jelenia Góra'],
  ['Nowym Sączu', 'Nowy Sącz'],
  ['Rudzie Śląskiej', 'Ruda Śląska'],
  ['Dąbrowie Górniczej', 'Dąbrowa Górnicza'],
  ['Pile', 'Piła'],
  ['Ełku', 'Ełk'],
  ['Zakopanem', 'Zakopane'],
  ['Przemyślu', 'Przemyśl'],
  ['Zamościu', 'Zamość'],
  ['Stalowej Woli', 'Stalowa Wola'],
  ['Starachowicach', 'Starachowice'],
  ['Sosnowcu', 'Sosnowiec'],
  ['Włocławku', 'Włocławek'],
  ['Płocku', 'Płock'],
  ['Elblągu', 'Elbląg'],
  ['Tarnowskich Górach', 'Tarnowskie Góry'],
  ['Piotrkowie Trybunalskim', 'Piotrków Trybunalski'],
  ['Grudziądzu', 'Grudziądz'],
])('SM-07 finds a town in another grammatical case: %s is %s', (typed, name) =>
  expect(
    suggest(typed)
      .cities.slice(0, 2)
      .map((city) => city.name),
  ).toContain(name),
)
