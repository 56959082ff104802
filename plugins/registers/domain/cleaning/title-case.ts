const smallWords: ReadonlySet<string> = new Set([
  'i',
  'w',
  'we',
  'z',
  'ze',
  'na',
  'do',
  'dla',
  'od',
  'o',
  'u',
  'pod',
  'przy',
  'nad',
  'za',
  'po',
  'oraz',
  'lub',
  'nr',
  'im.',
  'ul.',
  'al.',
  'os.',
  'pl.',
  'św.',
  'ks.',
  'pw.',
  'ds.',
])

/** Acronyms with a vowel; those without one are recognized by a pattern. */
const acronyms: ReadonlySet<string> = new Set(['ABC', 'KUL', 'LGOM', 'SGGW', 'UAM', 'UJ', 'UMCS', 'UŁ'])

const isRoman = (word: string): boolean => word !== '' && /^X{0,3}(?:IX|IV|V?I{0,3})$/.test(word)
const isAcronym = (word: string): boolean =>
  acronyms.has(word) ||
  /^(?:\p{Lu}\.){1,4}$/u.test(word) ||
  /^[^AĄEĘIOÓUY\P{Lu}]{2,5}$/u.test(word) ||
  (/\d/.test(word) && word.length <= 4)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** Returns true for a text written in capitals only, of at least two words or one word of more than five letters. */
export const isAllCaps = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || text !== text.toUpperCase()) return false
  return words.filter((word) => !isRoman(word)).length >= 2 || words.some((word) => word.length > 5)
}

/**
 * Converts a text in capitals to Polish title case: `ŻŁOBEK NR 2 „MIŚ I MAJA”` → `Żłobek nr 2 „Miś i Maja”`.
 * Small words are lower case except at the start of the text or of a quotation; Roman numerals and acronyms are unchanged.
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
      if (part === 'I') return index === parts.length - 1 || /^[”"),]/.test(parts[index + 1] ?? '') ? part : first ? 'I' : 'i'
      if (unhyphenated && smallWords.has(lower)) return first ? capital(part) : lower
      if (/^(?:Z\.)?O\.O\.?$/.test(part)) return lower
      return isRoman(part.replace(/\.$/, '')) || isAcronym(part) ? part : capital(part)
    })
    .join('')
}
