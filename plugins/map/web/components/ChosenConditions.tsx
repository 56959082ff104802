import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { notAppliedLabel, partLabel, type TextSearch } from '#plugins/search/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { phrasesOf } from '#web/ui/facets/phrases.ts'
import { RemovableChips } from '#web/ui/facets/RemovableChips.tsx'

interface Props {
  readonly text: Pick<TextSearch, 'parts' | 'notApplied'> | null
  readonly available: readonly AvailableFacet[]
  readonly selection: FacetSelection
  /** Returns the address of the same map with another text, or with another selection. */
  readonly hrefOf: (change: { readonly text?: string; readonly selection?: FacetSelection }) => string
}

/**
 * Conditions of the searched text and selected filters as chips, each a link to the map without it, and the words that
 * are no condition.
 */
export const ChosenConditions = ({ text, available, selection, hrefOf }: Props) => {
  const t = useT()
  const language = useLanguage()
  const ofText = (text?.parts ?? []).map((part) => ({
    text: partLabel(part, available, { t, language }),
    href: hrefOf({ text: part.without }),
  }))
  const ofFilters = phrasesOf(available, selection, { t, language }).map(({ text, without }) => ({
    text,
    href: hrefOf({ selection: without }),
  }))
  return (
    <>
      <RemovableChips chips={[...ofText, ...ofFilters]} clear={hrefOf({ ...(text && { text: '' }), selection: {} })} />
      {text !== null && text.notApplied.length > 0 && <p>{notAppliedLabel(text.notApplied, t)}</p>}
    </>
  )
}
