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

/** Short forms with a vowel that are no words; those without one are known by that. */
const shortForms: ReadonlySet<string> = new Set(['ABC', 'KUL', 'LGOM', 'SGGW', 'UAM', 'UJ', 'UMCS', 'UŁ'])

const isRoman = (word: string): boolean => word !== '' && /^X{0,3}(?:IX|IV|V?I{0,3})$/.test(word)
const isShortForm = (word: string): boolean =>
  shortForms.has(word) ||
  /^(?:\p{Lu}\.){1,4}$/u.test(word) ||
  /^[^AĄEĘIOÓUY\P{Lu}]{2,5}$/u.test(word) ||
  (/\d/.test(word) && word.length <= 4)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()

/** Whether a text is written wholly in capitals and so shouts: two words, or one of more than five letters. */
export const isShouted = (text: string): boolean => {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || text !== text.toUpperCase()) return false
  return words.filter((word) => !isRoman(word)).length >= 2 || words.some((word) => word.length > 5)
}

/**
 * A text in capitals as Polish writes names: `ŻŁOBEK NR 2 „MIŚ I MAJA”` → `Żłobek nr 2 „Miś i Maja”`.
 * Small words stay small but at the start of the text or of a quotation; Roman numerals and short forms stay as they are.
 */
export const titleCase = (text: string): string => {
  let starts = true
  const parts = text.match(/(?:\p{L}\.){2,}(?!\p{L}{2})|[\p{L}\d]+(?:['’]\p{L}+)*\.?|[^\p{L}\d]+/gu) ?? []
  return parts
    .map((part, index) => {
      if (!/[\p{L}\d]/u.test(part)) {
        starts = starts || /[„"(:]/.test(part)
        return part
      }
      const first = starts
      starts = false
      const lower = part.toLowerCase()
      const stands = !parts[index - 1]?.endsWith('-') && !parts[index + 1]?.startsWith('-')
      if (part === 'I') return index === parts.length - 1 || /^[”"),]/.test(parts[index + 1] ?? '') ? part : first ? 'I' : 'i'
      if (stands && smallWords.has(lower)) return first ? capital(part) : lower
      if (/^(?:Z\.)?O\.O\.?$/.test(part)) return lower
      return isRoman(part.replace(/\.$/, '')) || isShortForm(part) ? part : capital(part)
    })
    .join('')
}
