import { withSoftE } from './consonants.ts'
import { type Declension, declension } from './declension.ts'

/** Declines a neuter noun in -o: `Grodzisko`, `Krosno`. */
export const declineNeuterO = (word: string): Declension => {
  const stem = word.slice(0, -1)
  const velar = /[kgh]$/.test(stem)
  return declension(
    'neuter',
    {
      genitive: [`${stem}a`],
      // After a soft consonant as after a velar: Brzeźniu, Jajcu.
      locative: [velar || /[icjlż]$/.test(stem) ? `${stem}u` : withSoftE(stem)],
      instrumental: [`${stem}${/[kg]$/.test(stem) ? 'i' : ''}em`],
    },
    { certain: /(owo|ewo|[iy]no|sko|cko)$/.test(word) },
  )
}

/** Names of what lies behind, under or between something, which are neuter when they end with -e: `Zawiercie`, `Podgórze`. */
const prefixed = /^(Za|Pod|Nad|Przy|Przed|Między|Śród|Na[^aąeęioóuy])/
const neuterEndings = /(^Pole|pole|siedle|ście|lesie|morze|górze|wiśle)$/

/** Returns whether a noun in -e is neuter; others may be plurals. */
export const isNeuterE = (word: string): boolean => prefixed.test(word) || neuterEndings.test(word)

/** Declines a neuter noun in -e: `Opole`, `Zabrze`. */
export const declineNeuterE = (word: string): Declension => {
  const stem = word.slice(0, -1)
  return declension('neuter', { genitive: [`${stem}a`], locative: [`${stem}u`], instrumental: [`${stem}em`] })
}
