import { normalizeText } from '#core/kernel/slug.ts'
import { acronymOf, isNumeralOne, titlePattern } from './name-words.ts'
import { type Cleaned, rulesApplied } from './rules.ts'
import { separateWords } from './separate-words.ts'

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
