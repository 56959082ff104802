import type { PlaceCase } from '#core/places/place-forms.ts'
import type { NamedPlace, PlaceSpan } from '#core/search/name-index.port.ts'
import { lengthsAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import type { PlaceRelation, Proposal } from '#core/search/reading/meaning.ts'
import { isCapital, isSentence, type SearchText } from '#core/search/reading/search-text.ts'
import { weights } from '#core/search/reading/weights.ts'
import { normalizedWords, type Word } from '#core/search/words.ts'
import { monthAt } from './dates.ts'

/** Words before a place, what they say, and the case that follows in Polish and Ukrainian. */
const prepositions: readonly (readonly [relation: PlaceRelation, phrases: readonly Phrase[], cases: readonly PlaceCase[]])[] = [
  [
    'in',
    phrasesOf(
      'w, we, na, в, у, na terenie, w mieście, w miejscowości, na osiedlu, w dzielnicy, dzielnica, osiedle, w gminie, miasto, місто, місті, район, районі',
    ),
    ['locative', 'nominative'],
  ],
  ['in', phrasesOf('in, in the, within, at, for'), ['nominative']],
  ['from', phrasesOf('z, ze, із, з, зі, from'), ['genitive', 'nominative']],
  [
    'from',
    phrasesOf(
      `sprzedaliśmy mieszkanie w, sprzedałam mieszkanie w, sprzedałem mieszkanie w, sprzedajemy mieszkanie w, sprzedaliśmy dom w, sprzedajemy dom w, mieszkaliśmy w, mieszkałam w,
       mieszkałem w, mieszkaliśmy na, mieszkałam na, mieszkałem na, жили в, жили у, жила в, жила у, жив у, жив в, продали квартиру в, продали квартиру у`,
    ),
    ['locative'],
  ],
  ['from', phrasesOf('lived in, used to live in, sold our flat in, sold our house in, sold my flat in, sold my house in'), ['nominative']],
  ['in', phrasesOf('do, dla, до, to'), ['genitive', 'nominative']],
  [
    'near',
    phrasesOf(
      `koło, obok, blisko, w pobliżu, niedaleko, nieopodal, w okolicach, w okolicy, okolice, okolicy, okolica, wokół, dookoła, od, bliżej, w stronę, przy, біля, поруч з, недалеко від, поблизу, від, коло, навколо, околиці, околицях`,
    ),
    ['genitive', 'locative', 'nominative'],
  ],
  ['near', phrasesOf('pod, під'), ['instrumental']],
  ['near', phrasesOf('near, near to, near the, close to, next to, around, not far from, by'), ['nominative']],
  ['outside', phrasesOf('poza, za, поза, за межами, zamiast, oprócz, крім, окрім'), ['instrumental', 'genitive']],
  [
    'outside',
    phrasesOf(
      'nie w, nie we, nie na, nie w samej, nie w samym, byle nie w samej, byle nie w samym, byle nie w, byle nie na, tylko nie w, tylko nie na, ale nie w, ale nie na, не в, не у, не на, але не в, але не у, тільки не в, тільки не у, тільки не на',
    ),
    ['locative'],
  ],
  ['outside', phrasesOf('not in, but not in, outside, outside of, beyond, except, anywhere but, but not'), ['nominative']],
]
/** Words before a street, which may have the name of a place: `ul. Gdańska`. */
const beforeStreets = new Set(['ul', 'ulica', 'ulicy', 'al', 'aleja', 'alei', 'aleje', 'pl', 'plac', 'placu', 'wul', 'wulycia', 'wulyci'])

const kindOf = (place: NamedPlace): 'place' | 'district' | 'smallPlace' => {
  if (place.kind === 'voivodeship') return 'place'
  if (place.kind === 'city') return place.city.facilities >= 20 ? 'place' : 'smallPlace'
  return 'district'
}

const wordsOfName = (place: NamedPlace): number =>
  place.kind === 'city' ? normalizedWords(place.city.name).length : Number.POSITIVE_INFINITY

/** Weight that a place loses for each word, by what fits less. */
const penalties = { otherCase: 3, village: 3, villageInSmallLetters: 1, similar: 2, street: 6 } as const

/** Returns the lengths of the phrases that end before a position. */
const lengthsBefore = (phrases: readonly Phrase[], words: readonly Word[], to: number): readonly number[] =>
  [1, 2, 3, 4].filter((length) => to >= length && lengthsAt(phrases, words, to - length).includes(length))

const facilitiesAt = (place: NamedPlace | undefined): number => (place?.kind === 'city' ? place.city.facilities : 0)

/** Facilities from which on a place is known to many, so that it is named without a capital letter too. */
const knownFacilities = 3

/**
 * Returns the places of a text that fit each other: quarters and districts of the cities that it names too, if it names
 * one; and no village that a word of a sentence in small letters is by chance.
 */
export const placesInContext = (text: SearchText, found: readonly PlaceSpan[]): readonly PlaceSpan[] => {
  // Koło and Września are towns with a capital letter only.
  const isOtherWord = ({ from, to }: PlaceSpan) =>
    to === from + 1 && !isCapital(text, from) && (isPreposition(text.words, from) || monthAt(text.words, from) !== null)
  const spans = found.filter((span) => !isOtherWord(span))
  const inSentence = isSentence(text)
  const cities = new Set(
    spans.flatMap(({ places: [first], similar }) =>
      first?.kind === 'city' && !similar && facilitiesAt(first) >= knownFacilities ? [first.city.cityCache] : [],
    ),
  )
  const likely = spans.filter(({ from, similar, places: [first] }) => {
    const isPart = first?.kind === 'quarter' || first?.kind === 'district'
    const isOfNamedCity = isPart && cities.has(first.part.cityCache)
    const isMeant = similar ? isOfNamedCity && isAfterPreposition(text, from) : isOfNamedCity || (isPart && isAfterPreposition(text, from))
    const mayBeChance = similar || first?.kind === 'quarter' || (first?.kind === 'city' && facilitiesAt(first) < knownFacilities)
    return !inSentence || !mayBeChance || isCapital(text, from) || isMeant
  })
  if (cities.size === 0) return likely
  return likely.flatMap((span): readonly PlaceSpan[] => {
    const isPart = ({ kind }: NamedPlace) => kind === 'district' || kind === 'quarter'
    if (!span.places.some(isPart)) return [span]
    const fitting = span.places.filter(
      (place) => (place.kind !== 'district' && place.kind !== 'quarter') || cities.has(place.part.cityCache),
    )
    const [first] = fitting
    return first ? [{ ...span, places: fitting }] : span.places[0]?.kind === 'district' ? [span] : []
  })
}

const isPreposition = (words: readonly Word[], at: number): boolean =>
  prepositions.some(([, phrases]) => lengthsAt(phrases, words, at).includes(1))

const isAfterPreposition = ({ words }: SearchText, at: number): boolean =>
  prepositions.some(([, phrases]) => lengthsBefore(phrases, words, at).length > 0)

/**
 * Proposes the places of a text with the words before them: `w Sosnowcu`, `koło Krakowa`, `nie na Woli`. A case that fits
 * the word before makes a reading more likely, and a village in small letters less.
 */
export const proposePlaces = (text: SearchText, spans: readonly PlaceSpan[]): readonly Proposal[] =>
  spans.flatMap(({ from, to, cases, similar, places }): readonly Proposal[] => {
    const [first] = places
    if (!first) return []
    const kind = kindOf(first)
    const isVillage = kind === 'smallPlace' && first.kind === 'city' && first.city.facilities === 0
    const own = Math.min(to - from, wordsOfName(first))
    const qualifiers = to - from - own
    const base =
      weights[kind] * own +
      // County or voivodeship after the name.
      weights.place * qualifiers +
      (to - from - 1) -
      (isVillage ? penalties.village * own : 0) -
      (isVillage && !isCapital(text, from) ? penalties.villageInSmallLetters * own : 0) -
      (similar ? penalties.similar : 0) -
      (beforeStreets.has(text.words[from - 1]?.word ?? '') ? penalties.street : 0)
    const proposal = (start: number, relation: PlaceRelation, weight: number): Proposal => ({
      from: start,
      to,
      meaning: { kind: 'place', places, relation },
      weight,
    })
    const related = prepositions.flatMap(([relation, phrases, wanted]) =>
      lengthsBefore(phrases, text.words, from).map((length) => {
        const fits = wanted.some((one) => cases.includes(one))
        const preposition = (weights.link + 2) * length
        return proposal(from - length, relation, base + preposition + (fits ? 2 : -penalties.otherCase))
      }),
    )
    return [...related, proposal(from, 'in', base - (cases.includes('nominative') ? 0 : penalties.otherCase))]
  })
