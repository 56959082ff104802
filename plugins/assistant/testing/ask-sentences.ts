import { Effect } from 'effect'
import type { TestProduct } from '#config/quality/testing/product.ts'
import type { Language } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import { type AvailableFacet, unitParts } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { Facets } from '#core/search/facets.port.ts'
import { matchOptions } from '#core/search/match-options.ts'
import { sentenceOf } from '#core/search/selection-phrases.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { Answer } from '../contract/answer.ts'
import { judgeSentence } from './judge-sentence.ts'
import type { ParentSentence } from './parent-sentences.ts'

/** A question more than one account may ask in a minute is asked by the next one. */
const questionsOfAccount = 50

/** Returns selections of an expected filter, one for each label of an answer: amenities and kinds are labels of their own. */
const selectionsOf = (filter: string, available: readonly AvailableFacet[]): readonly FacetSelection[] => {
  const [key = '', value] = filter.split('=')
  if (value === undefined) return [{ [key]: true }]
  const facet = available.find((one) => one.key === key)
  if (facet?.kind === 'range') {
    const [min, max] = value.split('..').map((end) => (end === '' ? undefined : Math.round(Number(end) * unitParts[facet.unit])))
    return [{ [key]: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }]
  }
  if (facet?.kind !== 'choice') return []
  const params = value.split(',')
  return (key === 'ownership' ? [params] : params.map((param) => [param])).map((some) => ({ [key]: matchOptions(facet, some).values }))
}

const labelsOf = (filters: readonly string[], available: readonly AvailableFacet[], i18n: Parameters<typeof sentenceOf>[2]) =>
  filters.flatMap((filter) => selectionsOf(filter, available).map((selection) => sentenceOf(available, selection, i18n)))

/** Asks sentences over the HTTP API, and judges the answers by what they show: labels of filters and places. */
export const askSentences = async ({ platform, url }: TestProduct, sentences: readonly ParentSentence[]) => {
  const available = await Effect.runPromise(platform.find(Facets).available())
  const i18nOf = (language: Language) => ({ t: platform.find(Translator).for(language), language })
  const judged = []
  for (let from = 0; from < sentences.length; from += questionsOfAccount) {
    const { browser } = await createMember(platform, url)
    for (const sentence of sentences.slice(from, from + questionsOfAccount)) {
      const { text, language, filters = [], place } = sentence
      const i18n = i18nOf(language)
      const { status, body } = await browser.call('POST', '/api/v1/ai/ask', { task: 'search', input: text, language })
      if (status !== 200) throw new Error(`${status} ${text}`)
      const { filters: found } = body as Answer
      if (!found) throw new Error(`no filters ${text}`)
      const { parts, unmet, notes } = found
      const expected = { filters: labelsOf(filters, available, i18n), place: place && cityNameIn(place, language) }
      judged.push(
        judgeSentence(sentence, expected, {
          // A name with two meanings is one label: a forest kindergarten.
          filters: [...new Set(parts.flatMap(({ kind, label }) => (kind === 'filter' ? label.split(/, (?!\d)/) : [])))],
          place: parts.find(({ kind }) => kind === 'place')?.label.split(',')[0],
          unmet: unmet.map(({ words }) => words),
          names: parts.flatMap(({ kind, words }) => (kind === 'name' ? [words] : [])),
          corrected: notes.includes(i18n.t('assistant.note.corrected')),
        }),
      )
    }
  }
  return judged
}
