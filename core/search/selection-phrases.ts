import { money, ratingText } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { Translate } from '#core/ports/translator.ts'
import { type AvailableFacet, type RangeFacet, unitParts } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'

/** One selected option as a part of a sentence (`lub gminne`, `z logopedą`, `do 1500 zł`), and the selection without it. */
export interface Phrase {
  readonly text: string
  readonly without: FacetSelection
}

interface I18nOptions {
  readonly t: Translate
  readonly language: Language
}

const lower = (text: string, language: Language) => text.charAt(0).toLocaleLowerCase(language === 'ua' ? 'uk' : language) + text.slice(1)

const rangeText = ({ unit }: RangeFacet, { min, max }: Range, { t, language }: I18nOptions) => {
  const format = (value: number) => (unit === 'points' ? ratingText(value / unitParts.points, language) : money(value, language))
  const ends = min === undefined ? 'max' : max === undefined ? 'min' : 'between'
  const key = unit === 'points' ? messageKey('facets.phrase.points', ends) : messageKey('facets.phrase', ends)
  return t(key, { min: format(min ?? 0), max: format(max ?? 0) })
}

/** Returns the phrases of a selection in the order of the facets; options of one facet are joined by “or”. */
export const phrasesOf = (available: readonly AvailableFacet[], selection: FacetSelection, i18n: I18nOptions): readonly Phrase[] => {
  const { t, language } = i18n
  return available.flatMap((facet): readonly Phrase[] => {
    const { [facet.key]: selected, ...without } = selection
    if (selected === undefined) return []
    if (facet.kind === 'boolean') return [{ text: facet.description ? t(facet.description) : lower(t(facet.label), language), without }]
    if (facet.kind === 'range') return [{ text: rangeText(facet, selected as Range, i18n), without }]
    const values = isOptionList(selected) ? selected : []
    const options = facet.options.filter(({ value }) => values.includes(value))
    return options.map(({ value, label, description }, n) => {
      const text = description ? t(description) : lower(t(label), language)
      const rest = values.filter((one) => one !== value)
      return { text: n > 0 ? t('facets.phrase.or', { text }) : text, without: rest.length ? { ...without, [facet.key]: rest } : without }
    })
  })
}

/** Joins the phrases of a selection to the end of a sentence: `publiczne lub gminne, z logopedą`. */
export const sentenceOf = (available: readonly AvailableFacet[], selection: FacetSelection, i18n: I18nOptions): string =>
  available
    .flatMap((facet) => {
      const selected = selection[facet.key]
      return selected === undefined
        ? []
        : [
            phrasesOf([facet], { [facet.key]: selected }, i18n)
              .map(({ text }) => text)
              .join(' '),
          ]
    })
    .filter((text) => text !== '')
    .join(', ')
