import { distance } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { SearchResults } from './search-results.ts'

interface Localisation {
  readonly t: Translate
  readonly language: Language
}

/** Heading of the results, and the sentence beneath it. */
export interface Headline {
  readonly title: string
  readonly sentence: string | null
}

type Found = Pick<SearchResults, 'text' | 'answers' | 'isQuestionAmbiguous' | 'choice' | 'relaxed' | 'isOffTopic'> & {
  readonly facilities: Pick<SearchResults['facilities'], 'itemsTotal'>
}

/** Returns words in quotation marks, joined by commas. */
export const quoted = (words: readonly string[], { t }: Pick<Localisation, 't'>): string =>
  words.map((one) => t('search.results.quoted', { words: one })).join(', ')

const ofRelaxed = (relaxed: NonNullable<SearchResults['relaxed']>, count: string, { t, language }: Localisation): Headline => {
  if (relaxed.kind === 'without')
    return {
      title: t('search.results.relaxed'),
      sentence: t('search.results.without', { count: relaxed.left.length, words: quoted(relaxed.left, { t }), facilities: count }),
    }
  const { place, locative, lacks, metres } = relaxed
  const title =
    locative === null
      ? t(messageKey('search.results.lacks', lacks), { place })
      : t(messageKey('search.results.lacks-in', lacks), { place: locative })
  return {
    title: `${title.slice(0, 1).toLocaleUpperCase(language)}${title.slice(1)}`,
    sentence: t('search.results.nearest', { distance: distance(metres, language) }),
  }
}

/** Returns what the results are, in words: their number, what they are instead, or what the search can do. */
export const headlineOf = (
  { text, answers, isQuestionAmbiguous, choice, relaxed, isOffTopic, facilities }: Found,
  localisation: Localisation,
): Headline => {
  const { t } = localisation
  const count = t('search.box.count', { count: facilities.itemsTotal })
  if (text === '') return { title: t('search.results.start'), sentence: t('search.results.can') }
  if (isOffTopic) return { title: t('search.results.off-topic'), sentence: t('search.results.can') }
  if (choice) return { title: t('search.results.choice', { name: choice.name }), sentence: null }
  const [answer, ...others] = answers
  if (answer)
    return others.length === 0
      ? { title: [answer.facility.name, answer.facility.city].join(', '), sentence: null }
      : { title: t('search.results.asked', { count: answers.length }), sentence: t('search.results.asked.each') }
  if (relaxed) return ofRelaxed(relaxed, count, localisation)
  if (facilities.itemsTotal === 0) return { title: t('search.results.empty'), sentence: t('search.results.empty.hint') }
  return { title: count, sentence: isQuestionAmbiguous ? t('search.results.asked.which') : null }
}
