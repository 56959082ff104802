import type { ReactNode } from 'react'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { EmptyFacetFields, FacetFields } from './FacetFields.tsx'
import css from './facets.module.css'

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
  readonly children?: ReactNode
}

/** Form of all facets that works without JavaScript: it is sent by GET with the query parameters that `parseSelection` reads. */
export const FacetForm = ({ id, available, selection, action, clear, preserved = {}, children }: Props) => {
  const t = useT()
  return (
    <form id={id} method="get" action={action} className={css['form']}>
      {Object.entries(preserved).map(([name, values]) =>
        values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {Object.keys(selection).length ? (
        <FacetFields available={available} selection={selection} />
      ) : (
        <EmptyFacetFields available={available} />
      )}
      {children}
      <p className={css['actions']}>
        <Button type="submit" look="main">
          {t('facets.apply')}
        </Button>
        <LinkButton href={clear} look="quiet">
          {t('facets.clear')}
        </LinkButton>
      </p>
    </form>
  )
}
