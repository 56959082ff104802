import { money } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'
import { type FacetSelection, isWords, type Range } from '#core/search/facet-choice.ts'
import type { AvailableFacet } from '#core/search/facet.ts'

/** One thing that is chosen, as a sentence goes on with it (`lub gminne`, `z logopedą`, `do 1500 zł`), and the choice without it. */
export interface Phrase {
  readonly text: string
  readonly without: FacetSelection
}

interface Speech {
  readonly t: Translate
  readonly language: Language
}

const lower = (text: string, language: Language) => text.charAt(0).toLocaleLowerCase(language === 'ua' ? 'uk' : language) + text.slice(1)

const spanText = ({ min: least, max: most }: Range, { t, language }: Speech) => {
  if (least === undefined) return t('facets.said.most', { most: money(most ?? 0, language) })
  if (most === undefined) return t('facets.said.least', { least: money(least, language) })
  return t('facets.said.between', { least: money(least, language), most: money(most, language) })
}

/** What is chosen, in the order of the facets; several words of one facet are joined by “or”. */
export const phrasesOf = (offered: readonly AvailableFacet[], choice: FacetSelection, speech: Speech): readonly Phrase[] => {
  const { t, language } = speech
  return offered.flatMap((facet): readonly Phrase[] => {
    const { [facet.key]: chosen, ...without } = choice
    if (chosen === undefined) return []
    if (facet.kind === 'yes') return [{ text: facet.description ? t(facet.description) : lower(t(facet.label), language), without }]
    if (facet.kind === 'span') return [{ text: spanText(chosen as Range, speech), without }]
    const values = isWords(chosen) ? chosen : []
    const options = facet.options.filter(({ value }) => values.includes(value))
    return options.map(({ value, label, description: said }, n) => {
      const text = said ? t(said) : lower(t(label), language)
      const rest = values.filter((one) => one !== value)
      return { text: n > 0 ? t('facets.said.or', { text }) : text, without: rest.length ? { ...without, [facet.key]: rest } : without }
    })
  })
}

/** The phrases as the end of a sentence: `publiczne lub gminne, z logopedą`. */
export const sentenceOf = (offered: readonly AvailableFacet[], choice: FacetSelection, speech: Speech): string =>
  offered
    .flatMap((facet) => {
      const chosen = choice[facet.key]
      return chosen === undefined
        ? []
        : [
            phrasesOf([facet], { [facet.key]: chosen }, speech)
              .map(({ text }) => text)
              .join(' '),
          ]
    })
    .filter((text) => text !== '')
    .join(', ')
