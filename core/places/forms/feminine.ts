import { beforeVowel, hasVowel, isHardened, openO, withSoftE } from './consonants.ts'
import { type Declension, declension } from './declension.ts'

/** Genitives and locatives of stems that end with a soft consonant. */
const softCases = (base: string): readonly string[] => {
  if (base.endsWith('j')) return hasVowel(base.at(-2) ?? '') ? [`${base.slice(0, -1)}i`] : [`${base}i`]
  if (base.endsWith('l')) return [`${base}i`]
  if (/[rltgkd]i$/.test(base)) return [`${base}i`]
  // Rumia → Rumi and Jabłonia → Jabłoni, but Olimpia → Olimpii and Polonia → Polonii.
  return /([bpmwf]|on)i$/.test(base) ? [base, `${base}i`] : [base]
}

/** Declines a noun in -a: `Warszawa`, `Gdynia`, `Zawoja`. */
export const declineFeminine = (word: string): Declension => {
  const base = word.slice(0, -1)
  const instrumental = [`${base}ą`]
  if (isHardened(base))
    return declension('feminine', { genitive: [`${base}y`], locative: [`${base}y`], instrumental }, { certain: /[iy]ca$/.test(word) })
  if (/[jli]$/.test(base)) return declension('feminine', { genitive: softCases(base), locative: softCases(base), instrumental })
  return declension(
    'feminine',
    { genitive: [`${base}${/[kg]$/.test(base) ? 'i' : 'y'}`], locative: [withSoftE(base)], instrumental },
    { certain: /[^sc]ka$/.test(word) },
  )
}

/** Nouns in a consonant that are usually feminine: `Bydgoszcz`, `Czeladź`, `Radość`. */
const usuallyFeminine = /(ść|dź|szcz|ać|edź)$/

/** Declines a feminine noun in a consonant: `Łódź`, `Bydgoszcz`. */
export const declineFeminineConsonant = (word: string): Declension => {
  const stem = openO(word.replace(/(.)(i?)ew$/, (_, before: string) => `${before}w`))
  const soft = beforeVowel(stem)
  const base = /[bpwmf]$/.test(soft) ? `${soft}i` : soft
  const cases = isHardened(base) ? [`${base}y`] : base.endsWith('i') ? [base] : [`${base}i`]
  return declension('feminine', { genitive: cases, locative: cases, instrumental: [`${base}ą`] }, { rare: !usuallyFeminine.test(word) })
}
