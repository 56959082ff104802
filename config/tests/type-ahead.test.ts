import { expect, test } from 'vitest'
import { buildNames } from '#adapters/snapshot/names/build-names.ts'
import { suggestNames } from '#adapters/snapshot/names/suggest-names.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { diceOf } from '#plugins/registers/demo/dice.ts'
import { madeNames } from '../testing/made-names.ts'
import { allSlips, halfTyped, mistyped } from '../testing/mistyped.ts'

const made = madeNames(7, 36_000)
const arrays = buildNames(made.facilities, made.places)
const towns = made.places.filter(({ kind, population }) => kind === 'city' && population > 0)
const ask = (text: string) => suggestNames(arrays, text, () => true, 8)

/** Looks for something 200 times; gives the share that was found, and what was not. */
const recall = (query: (nth: number) => { readonly typed: string; readonly found: boolean }) => {
  const all = Array.from({ length: 200 }, (_, nth) => query(nth))
  return {
    share: all.filter(({ found }) => found).length / all.length,
    missed: all.filter(({ found }) => !found).map(({ typed }) => typed),
  }
}
const dice = diceOf(20_261_121)
const someTown = () => dice.pick(towns as [(typeof towns)[number]])
const someFacility = () => dice.pick(made.facilities as [(typeof made.facilities)[number]])
const cityFound = (typed: string, name: string) => ({ typed, found: ask(typed).cities.some((city) => city.name === name) })
const facilityFound = (typed: string, name: string, city: string) => ({
  typed,
  found: ask(typed).facilities.some((one) => one.name === name && one.city === city),
})

test('SM-07 towns are always found by their folded name and by its beginning from the fourth letter where it is theirs alone', () => {
  expect(
    recall(() => {
      const { name } = someTown()
      return cityFound(normalizeText(name), name)
    }).missed,
  ).toEqual([])
  expect(
    recall(() => {
      const { name } = someTown()
      const typed = halfTyped(dice, name)
      const alike = towns.filter((town) =>
        normalizeText(town.name)
          .split(/[\s-]+/)
          .some((word) => word.startsWith(typed)),
      ).length
      return alike > 8 ? { typed, found: true } : cityFound(typed, name)
    }).missed,
  ).toEqual([])
})

test('SM-07 facilities are always found by half-typed name and town, in any order', () => {
  expect(
    recall(() => {
      const { name, city } = someFacility()
      return facilityFound(`${normalizeText(city)} ${halfTyped(dice, name)}`, name, city)
    }).missed,
  ).toEqual([])
})

test.each(allSlips)('SM-07 with one letter %s at least 85 % are found', (slip) => {
  const ofTowns = recall(() => {
    const { name } = someTown()
    return cityFound(mistyped(dice, name, slip), name)
  })
  const ofFacilities = recall(() => {
    const { name, city } = someFacility()
    return facilityFound(mistyped(dice, `${name} ${city}`, slip), name, city)
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
])('SM-07 a town in another case: %s is %s', (typed, name) =>
  expect(
    ask(typed)
      .cities.slice(0, 2)
      .map((city) => city.name),
  ).toContain(name),
)
