import { type Cleaned, touchedBy } from './rules.ts'

const small = 'Przy|Na|Nad|Pod|Ze|Oraz|Od|Za|Do|Dla|Wraz|Po|U|O'
const short = 'im|ks|św|gen|dr|bł|kard|prof|bp|abp|mjr|płk|ppłk|kpt|por|marsz|hr|o|ul'
/** Words after which a lone I is the numeral one. */
const counted = '(?:St\\.|Stopnia|Armii|Dywizji|Pułku|Brygady|Korpusu|Wojny|LO)'
const kings = '(?:Maciusia|Mieszka|Zygmunta|Kazimierza|Władysława|Fryderyka|Karola)'

/** `im.ks.jana` → `im. ks. Jana`, `im.t.szeligowskiego` → `im. T. Szeligowskiego`. */
const unglued = (text: string): string =>
  text
    .replace(
      new RegExp(`(?<![\\p{L}\\d])(${short})\\.(?=\\p{L}{2}|\\p{L}\\.\\p{L}{2})`, 'giu'),
      (_, word: string) => `${word.toLowerCase()}. `,
    )
    .replace(/(?<=im\. )\p{L}(?=\.\p{L}{3})/gu, (initial) => initial.toUpperCase())
    .replace(/(?<!\p{L})(\p{Lu})\.(?=\p{Ll}{3})/gu, '$1. ')
    .replace(new RegExp(`(?<=(?<!\\p{L})(?:${short}|\\p{Lu})\\. )\\p{Ll}(?=\\p{Ll}{2,}(?!\\.|\\p{L}))`, 'gu'), (letter) =>
      letter.toUpperCase(),
    )

/** `Jaś I Małgosia` → `Jaś i Małgosia`, `ŚLąskiej` → `Śląskiej`, `Ii` → `II`; numerals and the first word stay. */
const recased = (text: string): string =>
  text
    .replace(/(?<!\p{L})(\p{Lu})(\p{Lu})(?=\p{Ll}{2})/gu, (_, first: string, second: string) => first + second.toLowerCase())
    .replace(/(?<!\p{L})(?:Ii|Iii|Iv|Vi|Vii|Viii|Ix)(?!\p{L})/gu, (numeral) => numeral.toUpperCase())
    .replace(new RegExp(`(?<=[\\p{L}\\d.”")] )(${small})(?= )`, 'gu'), (word) => word.toLowerCase())
    .replace(/(?<=\S )(Ul|Im)(?=\.? )/g, (word) => word.toLowerCase())
    .replace(new RegExp(`(?<!${kings})(?<=\\p{L}”?"? )I(?= (?!${counted})[\\p{Lu}„"])`, 'gu'), 'i')

/** A name that a tool has written with a capital in each word: its small words, numerals and joints mended. */
export const cleanMisCased = (text: string): Cleaned<string> => {
  const apart = unglued(text)
  const value = recased(apart)
  return { value, appliedRules: touchedBy({ 'name-glued': apart !== text, 'name-mis-cased': value !== apart }) }
}
