import { distance } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { sentenceOf } from '#core/search/selection-phrases.ts'
import type { UnderstoodCriterion } from './search-results.ts'

interface Localisation {
  readonly t: Translate
  readonly language: Language
}

/** Returns the label of a part of a search text: `żłobki`, `blisko: Kraków (do 15 km)`, `nazwa: tuptuś`, `od najtańszych`. */
export const partLabel = (part: UnderstoodCriterion, available: readonly AvailableFacet[], { t, language }: Localisation): string => {
  const { kind, label, relation, metres } = part
  if (kind === 'filter') return sentenceOf(available, part.selection, { t, language })
  if (kind === 'order') return t(messageKey('search.order', part.order ?? 'recommended'))
  if (kind === 'name') return t('search.part.name', { words: label })
  if (relation === 'outside') return t('search.part.outside', { place: label })
  if (metres === null) return label
  return t(relation === 'near' ? 'search.part.near' : 'search.part.around', { place: label, distance: distance(metres, language) })
}
