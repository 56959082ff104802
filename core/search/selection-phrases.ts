import { money, ratingText } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { Translate } from '#core/ports/translator.ts'
import { type AvailableFacet, type RangeEnds, type RangeFacet, unitParts } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'

/**
 * One selected option as a part of a sentence (`lub gminne`, `z logopedą`, `nie katolickie`, `do 1500 zł`), and the
 * selection without it.
 */
export interface Phrase {
  readonly text: string
  readonly without: FacetSelection
}

interface I18nOptions {
  readonly t: Translate
  readonly language: Language
}

/** Returns a label as a part of a sentence: its first letter in lower case. */
export const lowerFirst = (text: string, language: Language): string =>
  text.charAt(0).toLocaleLowerCase(language === 'ua' ? 'uk' : language) + text.slice(1)

/** Formats an end of a range for people. */
export const rangeValueText = (unit: RangeFacet['unit'], value: number, language: Language): string => {
  if (unit === 'minutes') return timeOfDay(value)
  return unit === 'points' ? ratingText(value / unitParts.points, language) : money(value, language)
}

const rangePhrase = ({ unit, phrases }: RangeFacet, ends: RangeEnds) =>
  phrases?.[ends] ?? (unit === 'points' ? messageKey('facets.phrase.points', ends) : messageKey('facets.phrase', ends))

const rangeText = (facet: RangeFacet, { min, max }: Range, { t, language }: I18nOptions) => {
  const format = (value: number) => rangeValueText(facet.unit, value, language)
  const ends = min === undefined ? 'max' : max === undefined ? 'min' : 'between'
  return t(rangePhrase(facet, ends), { min: format(min ?? 0), max: format(max ?? 0) })
}

/**
 * Returns the phrases of a selection in the order of the facets; options of one facet are joined by “or”, excluded ones
 * each say that they are.
 */
export const phrasesOf = (available: readonly AvailableFacet[], selection: FacetSelection, i18n: I18nOptions): readonly Phrase[] => {
  const { t, language } = i18n
  return available.flatMap((facet): readonly Phrase[] => {
    const { [facet.key]: selected, ...without } = selection
    if (selected === undefined) return []
    if (facet.kind === 'boolean')
      return [{ text: facet.description ? t(facet.description) : lowerFirst(t(facet.label), language), without }]
    if (facet.kind === 'range') return [{ text: rangeText(facet, selected as Range, i18n), without }]
    const values = isOptionList(selected) ? selected : []
    const options = facet.options.filter(({ value }) => values.includes(value))
    return options.map(({ value, label, description, exclusion }, n) => {
      const included = description ? t(description) : lowerFirst(t(label), language)
      const either = n > 0 ? t('facets.phrase.or', { text: included }) : included
      const excluded = exclusion ? t(exclusion) : t('facets.phrase.not', { text: included })
      const rest = values.filter((one) => one !== value)
      return { text: facet.excludes === undefined ? either : excluded, without: rest.length ? { ...without, [facet.key]: rest } : without }
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
              .join(facet.kind === 'choice' && facet.excludes !== undefined ? ', ' : ' '),
          ]
    })
    .filter((text) => text !== '')
    .join(', ')
