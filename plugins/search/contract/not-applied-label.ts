import { messageKey } from '#core/kernel/message-key.ts'
import type { Translate } from '#core/ports/translator.ts'
import { quoted } from './headline.ts'
import type { NotApplied } from './search-results.ts'

/** Returns the sentence about words that are no condition: those of which nothing is known, then each of the others with the reason. */
export const notAppliedLabel = (notApplied: readonly NotApplied[], t: Translate): string => {
  const unknown = notApplied.filter(({ reason }) => reason === 'unknown').map(({ words }) => words)
  const others = notApplied.filter(({ reason }) => reason !== 'unknown')
  const words = [
    ...(unknown.length > 0 ? [quoted(unknown, { t })] : []),
    ...others.map((one) => `${quoted([one.words], { t })} (${t(messageKey('search.reason', one.reason))})`),
  ]
  return t('search.results.not-applied', { words: words.join(', ') })
}
