import type { ReactNode } from 'react'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { Query } from '#core/search/read-choice.ts'
import { Button, LinkButton } from '#web/design/Button.tsx'
import { useT } from '#web/i18n/words.ts'
import { EmptyFacetFields, FacetFields } from './FacetFields.tsx'
import css from './facets.module.css'

interface Props {
  readonly id: string
  readonly offered: readonly AvailableFacet[]
  readonly choice: FacetSelection
  /** The address that the form asks; what is chosen becomes its query. */
  readonly action: string
  /** The same place with nothing chosen. */
  readonly clear: string
  /** What else stays in the address: the order, the box of a map. */
  readonly keep?: Query
  readonly children?: ReactNode
}

/** All facets as one form that works without a script: it asks its address by GET, with the words that `readChoice` reads. */
export const FacetForm = ({ id, offered, choice, action, clear, keep = {}, children }: Props) => {
  const t = useT()
  return (
    <form id={id} method="get" action={action} className={css['form']}>
      {Object.entries(keep).map(([name, values]) =>
        values.map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
      )}
      {Object.keys(choice).length ? <FacetFields offered={offered} choice={choice} /> : <EmptyFacetFields offered={offered} />}
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
