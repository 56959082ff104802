import type { AvailableFacet } from '#core/search/facet.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { sentenceOf } from '#web/ui/facets/phrases.ts'
import type { UnderstoodWords } from '../../contract/search-results.ts'

/** Returns the label of understood words: the name of a place, or the phrase of the filters. */
export const wordsLabel = ({ label, selection }: UnderstoodWords, available: readonly AvailableFacet[], i18n: I18n): string =>
  label
    .split(', ')
    .map((name) => cityNameIn(name, i18n.language))
    .join(', ') || sentenceOf(available, selection, i18n)
