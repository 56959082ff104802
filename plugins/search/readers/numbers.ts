import { lengthAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'

const numbers: readonly (readonly [value: number, phrases: readonly Phrase[]])[] = [
  [0.5, phrasesOf('pół, half a, пів')],
  [1, phrasesOf('jeden, jednego, one, a, один, одного')],
  [1.5, phrasesOf('półtora, półtorej, one and a half, півтора, півтори')],
  [2, phrasesOf('dwa, dwóch, dwie, two, два, двох, дві')],
  [3, phrasesOf('trzy, trzech, three, три, трьох')],
  [4, phrasesOf('cztery, czterech, four, чотири, чотирьох')],
  [5, phrasesOf("pięć, pięciu, five, п'ять, п'яти")],
  [6, phrasesOf('sześć, sześciu, six, шість, шести')],
  [7, phrasesOf('siedem, siedmiu, seven, сім')],
  [8, phrasesOf('osiem, ośmiu, eight, вісім')],
  [9, phrasesOf("dziewięć, nine, дев'ять")],
  [10, phrasesOf('dziesięć, ten, десять')],
]

/** Reads a number from 0.5 to 99 at a position, in digits or as a word, and the number of words that it takes. */
export const numberAt = (words: readonly Word[], at: number): { readonly value: number; readonly length: number } | null => {
  const word = words[at]?.word ?? ''
  if (/^\d{1,2}(\.\d{1,2})?$/.test(word)) return { value: Number(word), length: 1 }
  const [found] = numbers
    .map(([value, phrases]) => ({ value, length: lengthAt(phrases, words, at) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
  return found ?? null
}
