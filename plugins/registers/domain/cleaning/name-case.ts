import { normalizeText } from '#core/kernel/slug.ts'
import { acronymOf, isNumeralOne, strictlyDottedTitles, titlePattern } from './name-words.ts'
import { type Cleaned, rulesApplied } from './rules.ts'

/** Abbreviations that are followed by a name; `o.` and `br.` may also be initials. */
const abbreviation = `(?:im|${titlePattern}|pw|ul|ps)`
/** Ends of web addresses, which are no words of their own: `Edukacja Aktywna.pl`. */
const domainEnd = '(?:pl|com|net|org|edu|eu|info|asia|med|online)(?!\\p{L})'

const gluedAbbreviation = new RegExp(`(?<=[\\s.„(,])(${abbreviation})\\.(?=[\\p{L}\\d])`, 'giu')
const initialAfterTitle = new RegExp(
  `(?<=(?<!\\p{L})(?:im|${titlePattern})\\. )(?!o\\.\\p{L}+ \\p{Lu}\\p{Ll}|ż\\.w)\\p{Ll}(?=\\.(?:\\p{L}\\.)* ?\\p{L}{3})`,
  'gu',
)
const nameAfterAbbreviation = new RegExp(`(?<=(?<!\\p{L})(?:${abbreviation}|o|\\p{Lu})\\. )\\p{Ll}(?=\\p{Ll}{2,}(?!\\.|\\p{L}))`, 'gu')
const sentence = new RegExp(`(?<=\\p{L})\\.(?!${domainEnd})(?=(\\p{Ll})\\p{Ll}{2})\\p{Ll}`, 'gu')
const titleWithoutStop = new RegExp(`(?<=(?<!\\p{L})(?:im|pw)\\. (?:${titlePattern}\\.? )*)${strictlyDottedTitles} (?=\\p{L})`, 'giu')

const upper = (letter: string): string => letter.toUpperCase()

/** Puts the full stop that a neighbouring key replaced: `im. T>Kościuszki`, `Rtm>Witolda`; and that of `im .`. */
const restoreStops = (text: string): string => text.replace(/(?<=\p{L})>(?= ?\p{L})/gu, '.').replace(/(?<=\S )im \.(?= ?\p{L})/giu, 'im.')

/**
 * Separates abbreviations and initials from what follows: `im.ks.jana` → `im. ks. Jana`, `im.t.szeligowskiego` → `im.
 * T. Szeligowskiego`.
 */
const separateAbbreviations = (text: string): string =>
  text
    .replace(gluedAbbreviation, (_, word: string) => `${word.toLowerCase()}. `)
    .replace(initialAfterTitle, upper)
    .replace(/(?<=\s\p{Lu}\.)\p{Ll}(?=\.\p{L}{3})/gu, (initial) => ` ${initial.toUpperCase()}`)
    .replace(/(?<=im\. o\.)(?=\p{L}{3})/gu, ' ')
    // Before a first and a last name, O. is a father of an order; before a last name alone, an initial.
    .replace(/(?<=[\s.])O\.(?=\p{Ll}{2,} \p{Lu}\p{Ll})/gu, 'o. ')
    .replace(/(?<!\p{L})(\p{Lu})\.(?=\p{Lu}?\p{Ll}{2})/gu, '$1. ')
    .replace(nameAfterAbbreviation, upper)

/**
 * Separates what follows a number: `nr 2Im. Jana` → `nr 2 im. Jana`, `nr 1W Lesie` → `nr 1 w Lesie`, `Nr1` → `nr 1`,
 * `1939R.w` → `1939 r. w`.
 */
const separateNumbers = (text: string): string =>
  text
    .replace(/(?<=\S )nr\.? ?(?=\d)/giu, 'nr ')
    .replace(/(?<=nr \d{1,3})(Im|W|We)(?=[. ]\s?\p{L})/giu, (word) => ` ${word.toLowerCase()}`)
    .replace(/(?<=(?<!\d)\d{4}) ?r\.(?!\p{L}\.)/giu, ' r.')
    .replace(/(?<=(?<!\d)\d{4} r\.)(?=\p{L})/gu, ' ')

/**
 * Separates the sisters and fathers of an order from its name: `S.s.służebniczek` → `ss. Służebniczek`,
 * `Oo.bernardynów` → `oo. Bernardynów`.
 */
const separateOrders = (text: string): string =>
  text
    .replace(/(?<!\p{L})Zg\.(?=ss)/gu, 'Zg. ')
    .replace(/(?<!\p{L})S\.s\.(?=\p{L}+(?:ek|ów)(?!\p{L}))/gu, 'Ss. ')
    .replace(/(?<=(?<!\p{L})(?:Ss|Oo)\. ?)\p{Ll}(?=\p{Ll}{3})/gu, upper)

/** Separates any two words around a full stop, for a text whose capitals a tool removed there: `St.konarskiego` → `St. Konarskiego`. */
const separateSentences = (text: string): string => text.replace(sentence, (_, letter: string) => `. ${letter.toUpperCase()}`)

/** Puts missing full stops after `im` and the titles that follow it: `im Jana` → `im. Jana`, `im. Ks Jana` → `im. ks. Jana`. */
const addStops = (text: string): string =>
  text
    .replace(/(?<=\S )[Ii]m (?:im\. )?(?=\p{Lu}|\d|„|\p{Ll}{2,5}\. )/gu, 'im. ')
    .replace(titleWithoutStop, (title, at: number, whole: string) =>
      /^\p{Lu}/u.test(whole.slice(at + title.length)) ? `${title.trim().toLowerCase()}. ` : title,
    )

const shortFirstName = /(?<=im\. )(?:(?![iowz] )[a-z](?= \p{Lu})|(?:wł|st|fr|al)\.(?= \p{Lu}))/gu

/** Capitalizes the shortened first name of a patron: `im. wł. Reymonta` → `im. Wł. Reymonta`. */
const spellFirstNames = (text: string): string => text.replace(shortFirstName, (name) => name.charAt(0).toUpperCase() + name.slice(1))

/** Separates words that were written together. `capitalizedByTool`: a tool capitalized every word that follows a space. */
const separateWords = (text: string, capitalizedByTool: boolean): string => {
  let value = />|im \./i.test(text) ? restoreStops(text) : text
  // Most names have neither a full stop nor a number, so that these need not be looked for.
  if (value.includes('.')) {
    value = separateAbbreviations(separateOrders(value))
    if (capitalizedByTool) value = separateSentences(value)
  }
  if (/\d/.test(value)) value = separateNumbers(value)
  return /(?:im|pw)[ .]/i.test(value) ? spellFirstNames(addStops(value)) : value
}

/** Knowledge about the text of a name. */
export interface NameSource {
  /** A tool capitalized every word (`Jaś I Małgosia`); otherwise only capitals that nobody means are changed. */
  readonly capitalizedByTool?: boolean
  /** The locality of the row. */
  readonly city?: string
}

const smallWord = /(?<=[\p{L}\d.”")] )(?:Przy|Ze|Oraz|Od|Za|Do|Dla|Wraz|Po|O|Przez|Imienia(?! Jezus)|Of)(?= )/gu
/** Words with which a facility's own name begins when they follow the word for its kind: `Przedszkole Pod Dębem`. */
const beginning = /(?<=[\p{L}\d.”")] )(?:Na|Nad|Pod|U)(?= )/gu
const kindOfFacility =
  /(?:nr \d+|(?<!\p{L})(?:przedszkol|(?:nie)?publiczn|prywatn|integracyjn|językow|dwujęzyczn|artystyczn|sportow|katolick|samorządow|gminn|miejsk|klub|żłob)\p{L}*) $/iu
const title = new RegExp(`(?<=[\\p{L}\\d.,”)-] )(?:${titlePattern}|Im|Pw)\\.(?= ?[\\p{L}„])`, 'giu')
/** Words of facilities, in which two capitals at the start are a slip (`NIepubliczny`, but `MKids`). */
const commonWords = /^(?:(?:nie)?publiczn|żłob|złob|przedszkol|szkoł|klub|dziecięc|samorządow|prywatn|punkt|zespół|oddział)/iu

const lower = (word: string): string => word.toLowerCase()

/** Lower-cases titles, `im.` and `nr` within a name: `im. Ks. Jana` → `im. ks. Jana`, `Mjr Jana` → `mjr Jana`. */
const lowerTitles = (text: string): string =>
  text
    .replace(title, lower)
    .replace(/(?<=[\p{L}\d.,”)] )(?:Dra?|Mgr|Mjr|Płk|Ppłk|Abpa?|Bpa?|Kmdr|Ps|Ss)(?= [\p{L}„])/gu, lower)
    .replace(/(?<=[\p{L}\d.,”)] )Nr(?= ?\d)/gu, lower)

/** Lower-cases a second capital at the start of a common word, `ŻŁobek`, and of any word that a tool capitalized, `ŚLąskiej`. */
const fixSecondCapital = (text: string, capitalizedByTool: boolean): string =>
  text.replace(/(?<!\p{L})\p{Lu}{2}\p{Ll}{2,}/gu, (word) =>
    capitalizedByTool || commonWords.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  )

/** Lower-cases a capital after a Polish letter, which a tool took for the end of a word: `KróL` → `Król`. */
const fixCapitalsAfterPolishLetters = (text: string): string => text.replace(/(?<=[ąćęłńóśźż])\p{Lu}/gu, lower)

/** Returns true when a word begins like the locality: `Suścu`, a case of `Susiec`. */
const isCaseOf = (word: string, city: string): boolean => {
  const stem = normalizeText(city).slice(0, 3)
  return stem.length >= 2 && normalizeText(word).startsWith(stem)
}

/**
 * Lower-cases `W` before the row's own locality and after a quotation: `Żłobek W Suścu`, `„Miś” W Lesie`; other names
 * may begin there (`Klub W Sadzie`).
 */
const lowerIn = (text: string, city: string): string =>
  text.replace(/(?<=([\p{L}\d.”)]) )We?(?= (\p{Lu}\p{L}*))/gu, (word, before: string, next: string) =>
    before === '”' || isCaseOf(next, city) ? word.toLowerCase() : word,
  )

/** Lower-cases the small words of a text in which a tool capitalized every word, and restores its numerals and acronyms. */
const fixToolCapitals = (text: string): string =>
  fixCapitalsAfterPolishLetters(text)
    .replace(/(?<!\p{L})(?:Ii|Iii|Iv|Vi|Vii|Viii|Ix|Xi|Xii|Xiii|Xiv|Xv|Xvi|Xxiii)(?!\p{L})/gu, (numeral) => numeral.toUpperCase())
    .replace(smallWord, lower)
    .replace(beginning, (word, at: number, whole: string) => (kindOfFacility.test(whole.slice(0, at)) ? word : word.toLowerCase()))
    .replace(/(?<=(?<!\p{L})[IVX]+ )Lo(?!\p{L})/gu, (school) => school.toUpperCase())
    .replace(/(?<=\S )(?:Ul|Os|Al|Pl)(?=\.,? ?[\p{L}\d])/gu, lower)
    .replace(/(?<=\p{L}[”"]? )I(?= [\p{Lu}„"])/gu, (letter, at: number, whole: string) =>
      isNumeralOne(whole.slice(0, at), whole.slice(at + 1)) ? letter : 'i',
    )
    .replace(/(?<=(?<!\p{L})\p{Lu}['’])\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase())

const restoreAcronyms = (text: string): string =>
  text.replace(/(?<![\p{L}.'’-])\p{Lu}\p{Ll}+(?![\p{L}.])/gu, (word) => acronymOf(word) ?? word).replace(/(?<=UNICEF-)U(?!\p{L})/gu, lower)

/** Repairs words written together and wrong capitals in a name. */
export const cleanNameCase = (text: string, { capitalizedByTool = false, city = '' }: NameSource = {}): Cleaned<string> => {
  const separated = separateWords(text, capitalizedByTool)
  const fixed = fixSecondCapital(capitalizedByTool ? fixToolCapitals(separated) : separated, capitalizedByTool)
  const cased = lowerIn(fixed, city)
  const titled = lowerTitles(cased)
  const value = capitalizedByTool ? restoreAcronyms(titled) : titled
  return {
    value,
    appliedRules: rulesApplied({
      'name-glued': separated !== text,
      'name-titles': titled !== cased,
      'name-mis-cased': cased !== separated,
      'name-acronyms': value !== titled,
    }),
  }
}
