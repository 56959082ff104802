import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type EmptyAction, EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import type { CityPageData } from './city.data.ts'
import { useListHref } from './use-list-href.ts'

/** Empty list of a filtered city; offers to reset the filters, or to search the whole city. */
export const NoMatches = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const listHref = useListHref(pageData)
  const reset: EmptyAction = { label: t('catalogue.empty.reset'), href: listHref({ selection: {} }) }
  const wholeCity: EmptyAction = { label: t('catalogue.city.whole'), href: listHref({ district: null }) }
  return (
    <EmptyList
      title={t('catalogue.empty.filtered')}
      subtitle={t('catalogue.empty.filtered.hint', { facilities: t('catalogue.facilities', { count: pageData.unfilteredTotal }) })}
      actions={pageData.district ? [reset, wholeCity] : [reset]}
    />
  )
}
