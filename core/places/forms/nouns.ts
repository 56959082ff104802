import { declineAdjective, isKnownAdjective, mayStandAlone } from './adjectives.ts'
import type { Declension } from './declension.ts'
import { exceptionOf, genderOf } from './exceptions.ts'
import { declineFeminine, declineFeminineConsonant } from './feminine.ts'
import { declineMasculine } from './masculine.ts'
import { declineNeuterE, declineNeuterO, isNeuterE } from './neuter.ts'
import { declinePluralA, declinePluralE, declinePluralY, isPluralA } from './plural.ts'

/** Declensions of a noun by its last letter, the likeliest first. */
const declineRegular = (word: string): readonly Declension[] => {
  const last = word.at(-1) ?? ''
  if (last === 'a') return isPluralA(word) ? [declinePluralA(word)] : [declineFeminine(word), declinePluralA(word)]
  if (last === 'o') return [declineNeuterO(word)]
  if (last === 'y' || last === 'i') return [declinePluralY(word)]
  if (last === 'e') {
    if (/(j|[^s]c)e$/.test(word)) return [declinePluralE(word)]
    return isNeuterE(word) ? [declineNeuterE(word)] : [declineNeuterE(word), declinePluralE(word)]
  }
  if (/[uóąęv]/.test(last)) return []
  const gender = genderOf(word)
  if (gender === 'feminine') return [{ ...declineFeminineConsonant(word), rare: false }]
  return gender === 'masculine' ? [declineMasculine(word)] : [declineMasculine(word), declineFeminineConsonant(word)]
}

/** Declensions of an adjective that stands for the name of a place: `Zakopane`, `Limanowa`, `Końskie`. */
const declineAlone = (word: string): readonly Declension[] => {
  if (word.endsWith('a')) return [declineAdjective(word, 'feminine', true)]
  if (word.endsWith('e')) {
    const neuter = declineAdjective(word, 'neuter', true)
    const plural = declineAdjective(word, 'plural', true)
    if (/(sk|ck)ie$/.test(word)) return [neuter, plural]
    return [neuter, { ...plural, rare: true }]
  }
  return [declineAdjective(word, 'masculine', true)]
}

/** Nouns in -e that stay nouns although their last consonant is hard in spelling. */
const softE = /([ljżcń]|[csrd]z|[^kg]i)e$/

/** Abbreviations, and names in the genitive: `AGH`, `Pułaskiego`, `Mickiewicza`, `Niepodległości`, `Tysiąclecia`. */
const indeclinable = /^\p{Lu}{2,}$|(ego|[iy]ch|wicza|ości|lecia)$/u

/** Returns the ways to decline a noun or an adjective that names a place, the likeliest first; none for what does not decline. */
export const declensionsOf = (word: string): readonly Declension[] => {
  const exception = exceptionOf(word)
  if (exception !== null) {
    const regular = /[aąeęioóuy]$/.test(word) ? [] : [declineFeminineConsonant(word)]
    return [exception, ...regular.filter(() => exception.gender === 'masculine').map((one) => ({ ...one, rare: true }))]
  }
  if (indeclinable.test(word) && !/brzych$/.test(word)) return []
  if (isKnownAdjective(word)) return declineAlone(word)
  if (!mayStandAlone(word) || !/[ae]$/.test(word)) return declineRegular(word)
  if (word.endsWith('e')) return softE.test(word) ? declineRegular(word) : declineAlone(word)
  return [...declineRegular(word).map((one) => ({ ...one, certain: false })), ...declineAlone(word)]
}
