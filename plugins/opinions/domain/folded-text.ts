import { toPlainText } from '#core/privacy/plain-text.ts'

/** Cyrillic letters and the Latin ones that look like them, for words that mix both. */
const lookalikes = Object.entries({ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', к: 'k', м: 'm', т: 't' })
const toLatin = new Map(lookalikes)
const toCyrillic = new Map(lookalikes.map(([cyrillic, latin]) => [latin, cyrillic]))
/** Digits and signs in place of letters. */
const substitutes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

const latin = /[a-z]/u

const withoutMarks = (text: string) =>
  text
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/(?<=[a-z])[\u0300-\u036F]+/gu, '')
    .normalize('NFC')

/** Writes a word that mixes both alphabets in that of most of its letters. */
const inOneAlphabet = (word: string) => {
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  if (cyrillic === 0) return word
  const other = cyrillic * 2 >= word.length ? toCyrillic : toLatin
  return [...word].map((letter) => other.get(letter) ?? letter).join('')
}

const unmask = (word: string) => {
  if (!latin.test(word)) return word
  const letters = inOneAlphabet(word)
  if (!latin.test(letters)) return letters
  // A sign between letters stands for a letter; at the end it is punctuation, and a number with a unit is a number.
  return /^\d+[a-z]{0,4}$/u.test(letters)
    ? letters
    : letters.replace(/[013457@$€](?=.*[a-z])|(?<=[a-z])[0345@$€]|!(?=[a-z])/gu, (sign) => substitutes[sign] ?? sign)
}

/**
 * Returns a text for rules that look for words: lower case, without Polish marks, digits and signs in words replaced
 * by the letters that they stand for, spaced words (`k.u.r.w.a`) joined, and letters repeated more than twice once.
 */
export const foldText = (original: string): string =>
  withoutMarks(toPlainText(original).text)
    .replace(/(?<![\p{L}\d])(?:[\p{L}@$0-9][ .*_·-]){3,}[\p{L}@$0-9](?![\p{L}\d])/gu, (spaced) =>
      /\p{L}/u.test(spaced) ? spaced.replace(/[^\p{L}\d@$]/gu, '') : spaced,
    )
    .replace(/[\p{L}\d@$!€]+/gu, unmask)
    .replace(/(\p{L})\1{2,}/gu, '$1')
