import type { KnownFacility } from '#core/facilities/known-facilities.port.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { Answer, AnswerSentence } from '../contract/answer.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'
import { citationOf } from './read-facts.ts'

/** Answer without what is the same for all: task, provider, label and quota. */
export type AnswerParts = Pick<Answer, 'sentences' | 'citations' | 'missing' | 'filters' | 'facility' | 'ask_url'>

/** Answer without content. */
export const emptyParts: AnswerParts = { sentences: [], citations: [], missing: [], filters: null, facility: null, ask_url: null }

/** Returns facts as sentences of an answer. */
export const sentencesOf = (facts: readonly NumberedFact[]): readonly AnswerSentence[] =>
  facts.map(({ n, text, doubted }) => ({ text, citations: [n], doubted }))

/** Returns the parts of an answer about a facility, with the citations that its sentences name; that it is closed is said first. */
export const aboutFacility = (
  { id, slug, name, active }: Pick<KnownFacility, 'id' | 'slug' | 'name' | 'active'>,
  facts: readonly NumberedFact[],
  { sentences, missing }: { readonly sentences: readonly AnswerSentence[]; readonly missing: readonly string[] },
  { t, language }: { readonly t: Translate; readonly language: Language },
): AnswerParts => {
  const cited = new Set(sentences.flatMap(({ citations }) => citations))
  return {
    ...emptyParts,
    sentences,
    missing: active ? missing : [t('assistant.missing.closed'), ...missing],
    citations: facts.filter(({ n }) => cited.has(n)).map((fact) => citationOf(fact, slug, t, language)),
    facility: { id, slug, name },
    ask_url: active && missing.length > 0 ? `/placowka/${slug}/zapytaj` : null,
  }
}
