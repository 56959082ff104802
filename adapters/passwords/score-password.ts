import { type Match, type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as polish from '@zxcvbn-ts/language-pl'
import { normalizeText } from '#core/kernel/slug.ts'
import type { PasswordScore, PasswordWarning } from '#core/ports/password-strength.ts'

/** Password to score, with personal data of its owner. */
export interface ScoreRequest {
  readonly password: string
  readonly about: readonly string[]
}

/** Maximum number of scored characters; longer passwords are not weaker and must not take longer. */
const maxScoredLength = 72

/** Maps the warnings of zxcvbn to those of the port. */
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

/** Words that come to mind first at this site (ASVS 6.1.2). */
const productWords = ['kredka', 'przedszkole', 'przedszkola', 'żłobek', 'żłobki', 'przedszkolak', 'nauczyciel', 'placówka', 'дитсадок']

/** Returns words together with their forms without diacritics, as typed on other keyboards. */
const withNormalized = (words: readonly (string | number)[]) => [...new Set(words.flatMap((word) => [word, normalizeText(String(word))]))]

/** Splits names and e-mail address into parts: the owner of `anna.nowak@…` may use either. */
const partsOf = (about: readonly string[]) =>
  withNormalized(about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])).filter((part) => String(part).length > 2)

/**
 * Creates a scorer by zxcvbn with its 49,000 most common passwords and Polish words and names: 0.4 s to create, at most
 * 80 ms per password.
 */
export const makeScorer = (): ((request: ScoreRequest) => PasswordScore) => {
  // The package's words of Polish Wikipedia are truncated at diacritics and unusable.
  const { wikipedia: _, ...words } = polish.dictionary
  const polishWords: OptionsDictionary = Object.fromEntries(Object.entries(words).map(([name, list]) => [name, withNormalized(list)]))
  const scorer = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...polishWords, product: withNormalized(productWords) },
    graphs: common.adjacencyGraphs,
    maxLength: maxScoredLength,
    l33tMaxSubstitutions: 10,
  })
  const breached = new Set(common.dictionary['passwords-common'])
  return ({ password, about }) => {
    const { score, feedback, sequence } = scorer.check(password.slice(0, maxScoredLength), partsOf(about))
    const personal = sequence.some((match: Match) => match.dictionaryName === 'userInputs')
    const warning = warnings[feedback.warning ?? ''] ?? (personal && score < 3 ? 'personal' : null)
    return { score, breached: breached.has(password.toLowerCase()), warning }
  }
}
