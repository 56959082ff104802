import type { ReactNode } from 'react'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { EmptyFacetFields, FacetFields } from './FacetFields.tsx'
import css from './facets.module.css'
import { formFacets } from './form-facets.ts'

interface Props {
  readonly id: string
  readonly available: readonly AvailableFacet[]
  readonly selection: FacetSelection
  /** Address of the form; the selection becomes its query. */
  readonly action: string
  /** Address without a selection. */
  readonly clear: string
  /** Other query parameters to preserve: the sort order, the bounds of a map. */
  readonly preserved?: QueryParams
  /** Numbers of facilities by option, shown beside each; options without any are left out. */
  readonly counts?: OptionCounts
  /** Number of facilities that match the selection, shown on the button. */
  readonly found?: number
  readonly children?: ReactNode
}

/** Form of all facets that works without JavaScript: it is sent by GET with the query parameters that `parseSelection` reads. */
export const FacetForm = ({ id, available, selection, action, clear, preserved = {}, counts, found, children }: Props) => {
  const t = useT()
  return (
    <form id={id} method="get" action={action} className={css['form']}>
      {Object.entries(preserved).map(([name, values]) =>
        values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {Object.keys(selection).length ? (
        <FacetFields available={formFacets(available, selection, counts)} selection={selection} counts={counts} />
      ) : (
        <EmptyFacetFields available={formFacets(available, selection, counts)} counts={counts} />
      )}
      {children}
      <p className={css['actions']}>
        <Button type="submit" look="main">
          {found === undefined ? t('facets.apply') : <span data-live="found">{t('facets.show', { count: found })}</span>}
        </Button>
        <LinkButton href={clear} look="quiet">
          {t('facets.clear')}
        </LinkButton>
      </p>
    </form>
  )
}
