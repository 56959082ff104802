import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { phrasesOf } from './phrases.ts'
import { RemovableChips } from './RemovableChips.tsx'

interface Props {
  readonly available: readonly AvailableFacet[]
  readonly selection: FacetSelection
  /** Returns the address of the same list with another selection. */
  readonly hrefOf: (selection: FacetSelection) => string
}

/**
 * The selection as chips that continue the heading's sentence; each links to the list without that option. Renders
 * nothing without a selection.
 */
export const SelectedFacets = ({ available, selection, hrefOf }: Props) => {
  const t = useT()
  const language = useLanguage()
  const chips = phrasesOf(available, selection, { t, language }).map(({ text, without }) => ({ text, href: hrefOf(without) }))
  return <RemovableChips chips={chips} clear={hrefOf({})} />
}
