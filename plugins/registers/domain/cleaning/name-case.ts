import { type Cleaned, rulesApplied } from './rules.ts'

const smallWords = 'Przy|Na|Nad|Pod|Ze|Oraz|Od|Za|Do|Dla|Wraz|Po|U|O'
const abbreviations = 'im|ks|św|gen|dr|bł|kard|prof|bp|abp|mjr|płk|ppłk|kpt|por|marsz|hr|o|ul'
/** Words before which a single I is the numeral one. */
const numeralContext = '(?:St\\.|Stopnia|Armii|Dywizji|Pułku|Brygady|Korpusu|Wojny|LO)'
const kings = '(?:Maciusia|Mieszka|Zygmunta|Kazimierza|Władysława|Fryderyka|Karola)'

/** Separates words that were written together: `im.ks.jana` → `im. ks. Jana`, `im.t.szeligowskiego` → `im. T. Szeligowskiego`. */
const separateWords = (text: string): string =>
  text
    .replace(
      new RegExp(`(?<![\\p{L}\\d])(${abbreviations})\\.(?=\\p{L}{2}|\\p{L}\\.\\p{L}{2})`, 'giu'),
      (_, word: string) => `${word.toLowerCase()}. `,
    )
    .replace(/(?<=im\. )\p{L}(?=\.\p{L}{3})/gu, (initial) => initial.toUpperCase())
    .replace(/(?<!\p{L})(\p{Lu})\.(?=\p{Ll}{3})/gu, '$1. ')
    .replace(new RegExp(`(?<=(?<!\\p{L})(?:${abbreviations}|\\p{Lu})\\. )\\p{Ll}(?=\\p{Ll}{2,}(?!\\.|\\p{L}))`, 'gu'), (letter) =>
      letter.toUpperCase(),
    )

/** Fixes wrong capitals: `Jaś I Małgosia` → `Jaś i Małgosia`, `ŚLąskiej` → `Śląskiej`, `Ii` → `II`; numerals and the first word stay as they are. */
const fixCapitals = (text: string): string =>
  text
    .replace(/(?<!\p{L})(\p{Lu})(\p{Lu})(?=\p{Ll}{2})/gu, (_, first: string, second: string) => first + second.toLowerCase())
    .replace(/(?<!\p{L})(?:Ii|Iii|Iv|Vi|Vii|Viii|Ix)(?!\p{L})/gu, (numeral) => numeral.toUpperCase())
    .replace(new RegExp(`(?<=[\\p{L}\\d.”")] )(${smallWords})(?= )`, 'gu'), (word) => word.toLowerCase())
    .replace(/(?<=\S )(Ul|Im)(?=\.? )/g, (word) => word.toLowerCase())
    .replace(new RegExp(`(?<!${kings})(?<=\\p{L}”?"? )I(?= (?!${numeralContext})[\\p{Lu}„"])`, 'gu'), 'i')

/** Repairs a name in which a tool capitalized every word: small words, numerals and missing spaces. */
export const cleanNameCase = (text: string): Cleaned<string> => {
  const separated = separateWords(text)
  const value = fixCapitals(separated)
  return { value, appliedRules: rulesApplied({ 'name-glued': separated !== text, 'name-mis-cased': value !== separated }) }
}
