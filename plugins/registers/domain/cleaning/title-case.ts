import { isAcronym, isDottedTitle, isNumeralOne, lowerWords } from './name-words.ts'

const isRoman = (word: string): boolean => word !== '' && /^X{0,3}(?:IX|IV|V?I{0,3})$/.test(word)

/** Capitalizes a word, and a name after an elided article: `D'ARTAGNANA` → `D'Artagnana`, but `KID'S` → `Kid's`. */
const capital = (word: string): string =>
  (word.charAt(0) + word.slice(1).toLowerCase()).replace(
    /^(\p{L}['’])(\p{L})(?=\p{L}{2})/u,
    (_, article: string, first: string) => article + first.toUpperCase(),
  )

/** Returns true for a text written in capitals only, of at least two words or one word of more than five letters. */
export const isAllCaps = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || text !== text.toUpperCase()) return false
  return words.filter((word) => !isRoman(word)).length >= 2 || words.some((word) => word.length > 5)
}

/** Returns the letter I within a name: the numeral at the end and where it counts something, else the word „i”. */
const spellI = (before: string, after: string, first: boolean): string => {
  const last = after === '' || /^[”"),]/.test(after)
  return first || last || isNumeralOne(before, after) ? 'I' : 'i'
}

/**
 * Converts a text in capitals to Polish title case: `ŻŁOBEK NR 2 „MIŚ I MAJA”` → `Żłobek nr 2 „Miś i Maja”`.
 * Small words and titles are lower case except at the start of the text or of a quotation; Roman numerals and acronyms are unchanged.
 */
export const titleCase = (text: string): string => {
  let atStart = true
  const parts = text.match(/(?:\p{L}\.){2,}(?!\p{L}{2})|[\p{L}\d]+(?:['’]\p{L}+)*\.?|[^\p{L}\d]+/gu) ?? []
  return parts
    .map((part, index) => {
      if (!/[\p{L}\d]/u.test(part)) {
        atStart = atStart || /[„"(:]/.test(part)
        return part
      }
      const first = atStart
      atStart = false
      const lower = part.toLowerCase()
      const unhyphenated = !parts[index - 1]?.endsWith('-') && !parts[index + 1]?.startsWith('-')
      if (part === 'I') return spellI(parts.slice(0, index).join(''), parts.slice(index + 1).join(''), first)
      if (unhyphenated && (lowerWords.has(lower) || isDottedTitle(part))) return first ? capital(part) : lower
      if (/^(?:Z\.)?O\.O\.?$/.test(part)) return lower
      return isRoman(part.replace(/\.$/, '')) || isAcronym(part) ? part : capital(part)
    })
    .join('')
}
