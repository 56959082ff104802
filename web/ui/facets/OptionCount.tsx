import type { AvailableFacet } from '#core/search/facet.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './facets.module.css'

interface Props {
  readonly facet: AvailableFacet
  readonly option: string
  readonly counts: OptionCounts | undefined
}

/** Number of facilities that selecting an option would show. */
export const OptionCount = ({ facet, option, counts }: Props) => {
  const t = useT()
  const counted = counts?.facets[facet.key]?.[option]
  // An end of a range that only an address names is not counted, nor is what is excluded.
  const isCounted = facet.kind === 'boolean' || (facet.kind === 'choice' && facet.excludes === undefined)
  // An option that is not counted has no facility.
  if (!counts || (!counted && !isCounted)) return null
  const { matching = 0 } = counted ?? {}
  return (
    <span className={css['number']} data-live={`${facet.param} ${option}`}>
      {t('facets.number', { n: matching })}
    </span>
  )
}
