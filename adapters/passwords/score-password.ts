import { type Match, type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as polish from '@zxcvbn-ts/language-pl'
import { normalizeText } from '#core/kernel/slug.ts'
import type { PasswordScore, PasswordWarning } from '#core/ports/password-judge.ts'

/** What is asked of the scorer. */
export interface AskedPassword {
  readonly password: string
  readonly about: readonly string[]
}

/** Characters that count; what is longer is not weaker for it, and takes no longer to judge. */
const longest = 72

/** Warnings of zxcvbn in the words of the port. */
const warnings: Readonly<Record<string, PasswordWarning>> = {
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  userInputs: 'personal',
  namesByThemselves: 'name',
  commonNames: 'name',
  wordByItself: 'word',
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
}

/** Words as they are and as people type them where the keyboard has no ą. */
const alsoFolded = (words: readonly (string | number)[]) => [...new Set(words.flatMap((word) => [word, normalizeText(String(word))]))]

/** Words, names and e-mail address taken apart: who is `anna.nowak@…` may think of either. */
const partsOf = (about: readonly string[]) =>
  alsoFolded(about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])).filter((part) => String(part).length > 2)

/** zxcvbn with its 49,000 most common passwords and the Polish words and names: 0.4 s to begin, 80 ms at worst for one password. */
export const makeScorer = (): ((asked: AskedPassword) => PasswordScore) => {
  // Polish Wikipedia's words are cut at their diacritics in that package, and of no use.
  const { wikipedia: _, ...words } = polish.dictionary
  const polishWords: OptionsDictionary = Object.fromEntries(Object.entries(words).map(([name, list]) => [name, alsoFolded(list)]))
  const scorer = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...polishWords },
    graphs: common.adjacencyGraphs,
    maxLength: longest,
    l33tMaxSubstitutions: 10,
  })
  const breached = new Set(common.dictionary['passwords-common'])
  return ({ password, about }) => {
    const { score, feedback, sequence } = scorer.check(password.slice(0, longest), partsOf(about))
    const personal = sequence.some((match: Match) => match.dictionaryName === 'userInputs')
    const warning = warnings[feedback.warning ?? ''] ?? (personal && score < 3 ? 'personal' : null)
    return { score, breached: breached.has(password.toLowerCase()), warning }
  }
}
