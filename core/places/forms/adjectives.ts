import { type Declension, declension, type Gender } from './declension.ts'

/** Stems of adjectives that name places without being derived from another name. */
const knownStems = new Set(
  `Biał Czarn Czerwon Zielon Żółt Złot Srebrn Now Star Młod Wielk Wielg Mał Duż Dług Krótk Such Mokr Głębok Wysok Nisk Niżn Wyżn
   Doln Górn Średn Środkow Pierwsz Drug Trzec Czwart Piąt Siódm Dziesiąt Dobr Wesoł Piękn Pust Krzyw Prost Głuch Głusz Ostr Jasn Ciemn Zimn Ciepł
   Święt Bystr Czyst Słon Pełn Wschodn Zachodn Północn Południow Lew Praw Dzik Goł Łys Zgnił Gnił Okrągł Krągł Ciągł Pogorzał
   Zgorzał Mądr Szczodr Chud Szar Bur Kamienn Boż Gęst Rzadk Płask Stalow Leśn Krasn Zdrojow Centraln Szerok
   Cich Tłust Mieszkaniow Fabryczn Przedn Tyln`.split(/\s+/),
)

/** Plurals that look like adjectives. */
const nouns = new Set(['Piaski', 'Laski', 'Paski', 'Koski', 'Kraski', 'Deski'])

const stemOf = (word: string): string => word.replace(/(ie|ia|[yiae])$/, '')

/** Adjective for certain: a known one, or one derived from the name of a place. */
export const isAdjective = (word: string): boolean =>
  /[yiae]$/.test(word) &&
  (knownStems.has(stemOf(word)) || (/(sk|ck|dzk)(i|a|ie)$/.test(word) && !/[iy]ska$/.test(word) && !nouns.has(word)))

/** Adjective that needs no noun: `Biała`; plural nouns such as `Laski` look like adjectives. */
export const isKnownAdjective = (word: string): boolean => /[yiae]$/.test(word) && knownStems.has(stemOf(word))

/** Returns whether a word may be an adjective after a noun: `Dąbrowa Górnicza`, `Wola Murowana`. */
export const mayFollowNoun = (word: string): boolean =>
  isAdjective(word) || /(ow|[^aąeęioóuy]n|an|on|cz|at|it|ist)([yae])$/.test(word) || /[sznlpb]i$/.test(word)

/** Returns whether a word after a kind of place is an adjective: `Osiedle Kolejowe`, not `Kolonia Jordana`. */
export const isAdjectiveOfKind = (word: string): boolean => isAdjective(word) || /(ow|[^aąeęioóuy]n|cz)[ae]$/.test(word)

/** Returns whether a word may be an adjective, as many nouns may by their ending, too. */
export const mayBeAdjective = (word: string): boolean => mayFollowNoun(word) || /(i[ae]|[zż][ae]|[yi])$/.test(word)

/** Names that are declined as nouns or as adjectives: `Częstochowa` → `Częstochowie`, `Limanowa` → `Limanowej`. */
export const mayStandAlone = (word: string): boolean =>
  isAdjective(word) || /(ow|[^aąeęioóuyz]n|[rcs]zn)a$/.test(word) || /[nłwrtgdpmbhs]e$|[kgh]ie$/.test(word)

const endings: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['y', 'i'],
  feminine: ['a'],
  neuter: ['e'],
  plural: ['e'],
}

/** Returns whether the ending of a word is that of an adjective of a gender. */
export const agrees = (word: string, gender: Gender): boolean => endings[gender].some((ending) => word.endsWith(ending))

/**
 * Declines an adjective of a gender. `alone`: it stands for the name of the place, and a neuter one has an older locative, too:
 * `Zakopanem`.
 */
export const declineAdjective = (word: string, gender: Gender, alone = false): Declension => {
  const written = word.slice(0, -1)
  const stem = written.endsWith('i') ? written.slice(0, -1) : written
  const soft = written.endsWith('i') || word.endsWith('i') || /[kg]$/.test(stem) ? 'i' : ''
  if (gender === 'feminine')
    return declension(gender, { genitive: [`${stem}${soft}ej`], locative: [`${stem}${soft}ej`], instrumental: [`${written}ą`] })
  const vowel = soft === '' ? 'y' : 'i'
  if (gender === 'plural')
    return declension(gender, { genitive: [`${stem}${vowel}ch`], locative: [`${stem}${vowel}ch`], instrumental: [`${stem}${vowel}mi`] })
  const locative = alone && gender === 'neuter' ? [`${stem}${vowel}m`, `${stem}${soft}em`] : [`${stem}${vowel}m`]
  return declension(gender, { genitive: [`${stem}${soft}ego`], locative, instrumental: locative })
}
