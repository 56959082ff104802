import { slugOf } from '#core/kernel/slug.ts'

/** Districts of Warszawa and the delegations of four cities that registers name, as spelled in TERYT (GUS). */
export const districtsByCity: Readonly<Record<string, readonly string[]>> = {
  Warszawa: [
    'Bemowo',
    'Białołęka',
    'Bielany',
    'Mokotów',
    'Ochota',
    'Praga-Południe',
    'Praga-Północ',
    'Rembertów',
    'Śródmieście',
    'Targówek',
    'Ursus',
    'Ursynów',
    'Wawer',
    'Wesoła',
    'Wilanów',
    'Włochy',
    'Wola',
    'Żoliborz',
  ],
  Kraków: ['Krowodrza', 'Nowa Huta', 'Podgórze', 'Śródmieście'],
  Łódź: ['Bałuty', 'Górna', 'Polesie', 'Śródmieście', 'Widzew'],
  Poznań: ['Grunwald', 'Jeżyce', 'Nowe Miasto', 'Stare Miasto', 'Wilda'],
  Wrocław: ['Fabryczna', 'Krzyki', 'Psie Pole', 'Stare Miasto', 'Śródmieście'],
}

/**
 * Returns the official name of a district from any spelling, with or without the city's name: `Bialoleka`, `Warszawa -
 * Białołęka`, `Krakow-Podgorze`.
 */
export const findDistrict = (city: string, text: string): string | null => {
  const slug = slugOf(text.replace(/,.*$/, ''))
  const bare = slug.startsWith(`${slugOf(city)}-`) ? slug.slice(slugOf(city).length + 1) : slug
  return districtsByCity[city]?.find((district) => slugOf(district) === bare) ?? null
}
