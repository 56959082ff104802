import fc from 'fast-check'
import type { Language } from '#core/kernel/language.ts'
import { seededFacets } from './read-sentences.ts'

/** Examples of what each reader reads, separated by commas; a random sentence takes them whole and word by word. */
const fragments: Readonly<Record<Language, readonly string[]>> = {
  pl: [
    'do 1500 zł, od 900 do 1300 zł, ok. 1000 zł, max 1200, za darmo, półtora tysiąca, 800-1500 zł miesięcznie, 1 500 zł, tańsze niż 2 tys',
    'dla dwulatka, 2,5 roku, 18 miesięcy, ur. w marcu 2024, rocznik 2023, 3 i 5 lat, 3latka, od 2 do 3 lat, rok i 3 miesiące, niemowlę',
    'czynne do 18, od 6:30, w soboty, całodobowe, od 7 do 17, w weekendy, 8 godzin dziennie, od zaraz, od września, od 1 marca 2027',
    'najtańsze, najbliżej, z dobrymi opiniami, najlepsze, oceniane powyżej 4,5, do 5 km od, w promieniu 3 km, 10 min pieszo, blisko metra',
    'bez, nie, oprócz, zamiast, nie chcę, ani, poza, byle nie, niepotrzebny, tylko nie w, nie w',
    'ul. 3 Maja 10, plac Konstytucji, os. Bohaterów Września 5, przy ul. Długiej, 30-028, aleja Pokoju',
    'szukam, dzień dobry, polecicie, dla mojego synka, i, lub, albo, czy, w, na, z, koło, pod, do, dla, od, blisko, ile kosztuje, telefon do, czy jest otwarte',
  ],
  ua: [
    'до 1500 злотих, від 900 до 1300 зл, півтори тисячі, не дорожче 1000, безкоштовний',
    'для дворічної доньки, 3 роки, 10 місяців, народжений у березні 2024, рік і два місяці, немовля',
    'до 18 години, з 7 до 18, по суботах, цілодобово, у вихідні, з вересня, від зараз',
    'найдешевші, найближчі, з добрими відгуками, рейтинг від 4, в радіусі 3 км, біля метро',
    'без, не, крім, немає, не потрібен, але не в, не приватний',
    'вулиця Пулавська, проспект Миру 5, площа Ринок',
    'шукаю, добрий день, підкажіть, для сина, і, або, чи, в, у, на, з, біля, під, скільки коштує',
  ],
  en: [
    'under 2000 PLN a month, between 800 and 1500 zloty, max 1.5k, about 1000 zl, nine hundred, free of charge',
    '18 month old, 3 year old, 2yo, two and a half, born in March 2024, toddler, for a 5 year old',
    'open until 6pm, from 7 to 17, on Saturdays, overnight, half day, from September, asap',
    'cheapest, best rated, nearest, rated at least 4, within 5 km of, 10 minutes walk, close to the metro',
    'without, no, not, except, anything but, avoiding, instead of, not needed, but not in, nor',
    '10 Long Street, ul. Gdańska, Plac Wolności 3',
    'looking for, hi, we need, for my son, and, or, in, near, with, the, a, outside, how much is, phone of',
  ],
}

const noise =
  'xyzzy, kapcie, lol, 99, 2027, 7, ?, „Tuptuś”, "montessori", Bajka, słoneczko, zespół, nr 5, -, cukierek, blau, 12345, św., 3/4, a/b, (ok), sos..., !!!, żółw'

const split = (text: string): readonly string[] => text.split(', ')

/** Words of the facets, `logoped*` as its beginning. */
const facetWords = seededFacets.all.flatMap((facet) =>
  facet.kind === 'range' || facet.words === undefined
    ? []
    : Object.values(typeof facet.words === 'string' ? { '': facet.words } : facet.words).flatMap((words) =>
        words.split(',').map((word) => word.trim().replace('*', '')),
      ),
)

/** Creates sentences of what the readers know in one of three languages, names of places, and noise, in any order. */
export const randomSentences = (placeNames: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom<Language>('pl', 'ua', 'en').chain((language) => {
    const known = fragments[language].flatMap(split)
    const words = known.flatMap((one) => one.split(' '))
    return fc
      .array(
        fc.tuple(
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...known) },
            { weight: 3, arbitrary: fc.constantFrom(...words) },
            { weight: 3, arbitrary: fc.constantFrom(...facetWords) },
            { weight: 3, arbitrary: fc.constantFrom(...placeNames) },
            { weight: 1, arbitrary: fc.constantFrom(...split(noise)) },
          ),
          fc.constantFrom('', '', '', '', ',', '.'),
        ),
        { minLength: 1, maxLength: 9 },
      )
      .map((parts) => parts.map((part) => part.join('')).join(' '))
  })
